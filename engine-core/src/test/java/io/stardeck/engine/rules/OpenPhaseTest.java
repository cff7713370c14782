package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Countdown.Count;
import io.stardeck.engine.rules.Countdown.Counting;
import io.stardeck.engine.rules.Countdown.Look;
import org.junit.jupiter.api.Test;

/** What is open in a phase, and how it asks. */
class OpenPhaseTest {
  private static final class Phase extends OpenPhase<Count, Look, Counting> {
    Phase(ImmutableList<ActionRule<Count, Look, ?>> open) {
      super(open);
    }

    @Override
    public String prompt(Look view, Counting frame) {
      return asked(view, "take, or concede", "concede");
    }
  }

  private static String prompt(Phase phase) {
    Look look = new Look(Seat.of(1), new Count(9, Seat.of(1)));
    return phase.prompt(look, (Counting) look.frame());
  }

  @Test
  void whatIsOpenKeepsItsOrder() {
    ActionRule<Count, Look, ?> conceding = Countdown.conceding();
    ActionRule<Count, Look, ?> taking = new Countdown.Taking(3);
    assertThat(new Phase(ImmutableList.of(conceding, taking)).open())
        .containsExactly(conceding, taking);
    assertThat(new Phase(ImmutableList.of()).open()).isEmpty();
    assertThat(new Phase(ImmutableList.of()).frame()).isEqualTo(Counting.class);
  }

  @Test
  void whoCanDoNothingButTheFirstIsAskedOtherwise() {
    assertThat(prompt(new Phase(ImmutableList.of(Countdown.conceding(), new Countdown.Taking(3)))))
        .isEqualTo("take, or concede");
    assertThat(prompt(new Phase(ImmutableList.of(Countdown.conceding(), new Countdown.Taking(0)))))
        .isEqualTo("concede");
  }

  @Test
  void whereOneThingAloneIsOpenThatIsAsked() {
    assertThat(prompt(new Phase(ImmutableList.of(new Countdown.Taking(3)))))
        .isEqualTo("take, or concede");
  }
}

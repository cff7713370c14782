package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import org.junit.jupiter.api.Test;

/** What rules leave to who is asked. */
class PhaseRuleTest {
  private static final ImmutableList<Countdown.Taking> TAKING =
      ImmutableList.of(new Countdown.Taking(3));

  private static Countdown.Look look(int left, int seat) {
    return new Countdown.Look(Seat.of(seat), new Countdown.Count(left, Seat.of(1)));
  }

  @Test
  void whatIsLegalIsLeftToWhoIsAsked() {
    assertThat(PhaseRule.leavesNothing(look(9, 1), TAKING)).isFalse();
  }

  @Test
  void nothingIsLeftWhereAllThatIsProposedIsRefused() {
    assertThat(PhaseRule.leavesNothing(look(9, 1), ImmutableList.of(new Countdown.Taking(0))))
        .isTrue();
    assertThat(PhaseRule.leavesNothing(look(9, 1), ImmutableList.<Countdown.Taking>of())).isTrue();
  }

  @Test
  void whoIsNotAskedHasNothingToBeTold() {
    assertThat(PhaseRule.leavesNothing(look(9, 2), ImmutableList.<Countdown.Taking>of())).isFalse();
  }
}

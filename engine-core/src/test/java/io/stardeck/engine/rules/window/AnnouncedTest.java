package io.stardeck.engine.rules.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import net.jqwik.api.Example;

final class AnnouncedTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  record Named(Seat actor, String name) implements Action {}

  /** A frame would hold this. */
  record Window(Announced<Named> announced) {}

  private static final Named ORDER = new Named(ONE, "order");
  private static final Named A = new Named(TWO, "A");
  private static final Named B = new Named(ONE, "B");
  private static final Named C = new Named(TWO, "C");

  @Example
  void repliesTakeEffectInTheOrderInWhichTheyWerePlayed() {
    Announced<Named> settled = order().answered(A).answered(B).answered(C).settled();
    assertThat(effects(settled)).containsExactly(A, B, C);
    assertThat(settled.stopped()).isFalse();
    assertThat(effects(settled.effects().rest())).containsExactly(B, C);
  }

  @Example
  void aNullifierStopsItsTarget() {
    Announced<Named> settled = order().answered(A).answered(B, 1).settled();
    assertThat(effects(settled)).isEmpty();
    assertThat(settled.replies()).extracting(Reply::stopped).containsExactly(true, false);
    assertThat(order().answered(A, Reply.ANNOUNCED).settled().stopped()).isTrue();
  }

  @Example
  void aNullifierThatIsStoppedStopsNothing() {
    Announced<Named> settled = order().answered(A).answered(B, 1).answered(C, 2).settled();
    assertThat(effects(settled)).containsExactly(A);
    assertThat(settled.replies()).extracting(Reply::stopped).containsExactly(false, true, false);
    Announced<Named> saved = order().answered(A, Reply.ANNOUNCED).answered(B, 1).settled();
    assertThat(saved.stopped()).isFalse();
  }

  @Example
  void whatASeatAnnouncedOrAnsweredIsLostWhenItLeaves() {
    Announced<Named> announced = order().answered(A, Reply.ANNOUNCED).answered(B).answered(C);
    Announced<Named> left = announced.without(TWO).settled();
    assertThat(left.stopped()).as("the nullifier went with its player").isFalse();
    assertThat(effects(left)).containsExactly(B);
    assertThat(left.round().seats()).containsExactly(ONE);
    assertThat(announced.without(ONE).stopped()).isTrue();
  }

  @Example
  void aReplyMayBeCarriedOutAtOnce() {
    Announced<Named> announced = Announced.of(ORDER, round(RoundEnd.FIRST_TAKER));
    assertThat(announced.acted(TWO).round().over()).isTrue();
    assertThat(announced.acted(TWO).replies()).isEmpty();
    assertThat(announced.stop().stop().stopped()).isTrue();
    assertThat(announced.instead(B).action()).hasValue(B);
    assertThat(announced.passed().passed().round().over()).isTrue();
    assertThat(announced.closed().round().over()).isTrue();
  }

  @Example
  void aReplyStopsWhatWasPlayedBeforeIt() {
    Announced<Named> moment = Announced.moment(round(RoundEnd.ALL_PASS));
    assertThat(moment.action()).isEmpty();
    assertThat(moment.answered(A, Reply.ANNOUNCED).settled().stopped()).isTrue();
    assertThatIllegalArgumentException().isThrownBy(() -> order().answered(A, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> order().answered(A, -2));
  }

  @Example
  void itsJsonIsReadAsTheSame() {
    for (Announced<Named> announced :
        ImmutableList.of(
            order().answered(A).answered(B, 1).settled(),
            order().stop().passed(),
            Announced.<Named>moment(round(RoundEnd.ALL_PASS)).answered(A).without(TWO))) {
      Window window = new Window(announced);
      assertThat(EngineJson.read(EngineJson.write(window), Window.class)).isEqualTo(window);
    }
    String unfit =
        EngineJson.write(new Window(order().answered(A))).replace("\"stops\":-1", "\"stops\":1");
    assertThatExceptionOfType(FaultException.class)
        .isThrownBy(() -> EngineJson.read(unfit, Window.class));
  }

  private static ImmutableList<Named> effects(Announced<Named> announced) {
    return announced.effects().replies().stream()
        .map(Reply::action)
        .collect(ImmutableList.toImmutableList());
  }

  private static Announced<Named> order() {
    return Announced.of(ORDER, round(RoundEnd.ALL_PASS));
  }

  private static Round round(RoundEnd end) {
    return Round.of(end, Seat.clockwiseFrom(TWO, 2));
  }
}

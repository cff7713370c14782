package io.stardeck.engine.rules.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.json.EngineJson;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class RoundTest {
  private static final Seat A = Seat.of(1);
  private static final Seat B = Seat.of(2);
  private static final Seat C = Seat.of(3);

  @Example
  void allWhoPassInARowEndIt() {
    Round round = of(RoundEnd.ALL_PASS).acted().passed().passed();
    assertThat(round.over()).isFalse();
    assertThat(round.asked()).isEqualTo(A);
    assertThat(round.passed().over()).isTrue();
    assertThat(round.passed().deciders()).isEmpty();
  }

  @Example
  void whoPassedMayActAgainAfterSomebodyHasActed() {
    Round round = of(RoundEnd.ALL_PASS).passed().passed().acted();
    assertThat(round.asked()).isEqualTo(A);
    assertThat(round.passed().passed().over()).isFalse();
    assertThat(round.passed().passed().asked()).isEqualTo(C);
    assertThat(round.passed().passed().passed().over()).isTrue();
    assertThat(round.actions()).isEqualTo(1);
  }

  @Example
  void aFinalPassIsNotTakenBackByAnAction() {
    Round round = of(RoundEnd.PASS_IS_FINAL).passed().acted().acted();
    assertThat(round.asked()).as("the first has passed for good").isEqualTo(B);
    assertThat(round.passed().asked()).isEqualTo(C);
    assertThat(round.passed().acted().asked()).isEqualTo(C);
    assertThat(round.passed().acted().passed().over()).isTrue();
  }

  @Example
  void oneTurnEachToActOrToPass() {
    Round round = of(RoundEnd.ONE_TURN_EACH).acted().passed();
    assertThat(round.asked()).isEqualTo(C);
    assertThat(round.acted().over()).isTrue();
  }

  @Example
  void theFirstTakerEndsIt() {
    assertThat(of(RoundEnd.FIRST_TAKER).passed().acted().over()).isTrue();
    assertThat(of(RoundEnd.FIRST_TAKER).passed().passed().over()).isFalse();
    assertThat(of(RoundEnd.FIRST_TAKER).passed().passed().passed().over()).isTrue();
  }

  @Example
  void whoActsUnaskedMovesTheOpportunityToTheNext() {
    assertThat(of(RoundEnd.ALL_PASS).passed().acted(A).seats()).containsExactly(B, C, A);
    assertThat(of(RoundEnd.ALL_PASS).acted(B).asked()).isEqualTo(C);
    assertThat(of(RoundEnd.ONE_TURN_EACH).acted(B).acted().acted().over()).isTrue();
  }

  @Example
  void whoIsNotInItActsWithoutMovingTheOpportunity() {
    Round round = of(RoundEnd.ALL_PASS).passed().acted(Seat.of(4));
    assertThat(round.asked()).isEqualTo(B);
    assertThat(round.done()).as("an answer may be answered by all").isEmpty();
    assertThat(round.actions()).isEqualTo(1);
    assertThat(of(RoundEnd.ONE_TURN_EACH).acted(Seat.of(4)).done()).isEmpty();
  }

  @Example
  void whoIsNotLiveIsPassedOverAndMayBecomeLiveAgain() {
    Round round = of(RoundEnd.ALL_PASS).among(seat -> !seat.equals(A));
    assertThat(round.asked()).isEqualTo(B);
    assertThat(round.passed().passed().among(seat -> !seat.equals(A)).over()).isTrue();
    assertThat(round.passed().passed().among(seat -> true).asked()).isEqualTo(A);
    assertThat(round.among(seat -> true)).isSameAs(round);
  }

  @Example
  void aRoundThatIsOverStaysSo() {
    Round round = of(RoundEnd.ALL_PASS).among(seat -> false);
    assertThat(round.over()).isTrue();
    assertThat(round.among(seat -> true)).isSameAs(round);
    assertThat(of(RoundEnd.FIRST_TAKER).closed())
        .isEqualTo(new Round(RoundEnd.FIRST_TAKER, Seat.first(3), Seat.first(3), 0));
    assertThatIllegalStateException().isThrownBy(round::asked);
    assertThatIllegalStateException().isThrownBy(round::passed);
    Round nobody = Round.of(RoundEnd.ALL_PASS, ImmutableList.of());
    assertThat(nobody.over()).isTrue();
    assertThatIllegalStateException().isThrownBy(nobody::passed);
  }

  @Example
  void whoLeavesIsNotAskedAndNotWaitedFor() {
    Round round = of(RoundEnd.ALL_PASS).passed();
    assertThat(round.without(B).asked()).isEqualTo(C);
    assertThat(round.without(A).done()).isEmpty();
    assertThat(round.without(C).passed().over()).isTrue();
    assertThat(round.passed().without(C).over()).as("the others have passed").isTrue();
    assertThat(round.without(Seat.of(4))).isSameAs(round);
    assertThat(round.without(A).without(B).without(C).over()).isTrue();
  }

  @Example
  void whoHasActedOutOfTurnIsNotAskedWhenTheOneBeforeLeaves() {
    Round round = of(RoundEnd.ONE_TURN_EACH).acted(B); // C is asked, then A
    assertThat(round.without(C).asked()).isEqualTo(A);
    assertThat(round.passed().without(A).over()).isTrue();
  }

  @Property
  void everyRoundEndsWhateverIsDone(
      @ForAll RoundEnd end, @ForAll("moves") List<Integer> moves, @ForAll("seats") Seat leaver) {
    Round round = of(end);
    for (int move : moves) {
      if (!round.over()) {
        round =
            switch (move) {
              case 0 -> round.passed();
              case 1 -> round.acted();
              case 2 -> round.acted(leaver);
              case 3 -> round.without(leaver);
              default -> round.among(seat -> seat.number() != move - 3);
            };
      }
      assertThat(EngineJson.read(EngineJson.write(round), Round.class)).isEqualTo(round);
      assertThat(round.deciders()).hasSize(round.over() ? 0 : 1).isSubsetOf(Seat.first(3));
    }
    for (int i = 0; i < 3 && !round.over(); i++) {
      round = round.passed();
    }
    assertThat(round.over()).isTrue();
  }

  @Example
  void aBadRoundCannotBeBuilt() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Round.of(RoundEnd.ALL_PASS, ImmutableList.of(A, A)));
    assertThatIllegalArgumentException().isThrownBy(() -> built(ImmutableList.of(C), 0));
    assertThatIllegalArgumentException().isThrownBy(() -> built(ImmutableList.of(A), 0));
    assertThatIllegalArgumentException().isThrownBy(() -> built(ImmutableList.of(B, B), 0));
    assertThatIllegalArgumentException().isThrownBy(() -> built(ImmutableList.of(), -1));
    assertThat(built(ImmutableList.of(B), 0).asked()).isEqualTo(A);
  }

  @Provide
  Arbitrary<List<Integer>> moves() {
    return Arbitraries.integers().between(0, 6).list().ofMaxSize(20);
  }

  @Provide
  Arbitrary<Seat> seats() {
    return Arbitraries.of(A, B, C, Seat.of(4));
  }

  private static Round built(ImmutableList<Seat> done, int actions) {
    return new Round(RoundEnd.ALL_PASS, ImmutableList.of(A, B), done, actions);
  }

  private static Round of(RoundEnd end) {
    return Round.of(end, Seat.first(3));
  }
}

package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Countdown.Count;
import io.stardeck.engine.rules.Countdown.Take;
import io.stardeck.engine.rules.value.Computation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The order in which things happen for every action, on {@link Countdown}. */
final class PhasedGameTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  private final Countdown game = new Countdown();

  @Test
  void whoDoesNotSitAtTheTableIsRefusedFirst() {
    assertThat(rules(new Count(9, ONE), new Take(Seat.of(3), 99))).containsExactly("CD-TURN");
    assertThat(rules(new Count(9, ONE), new Take(Seat.SPECTATOR, 99))).containsExactly("CD-TURN");
  }

  @Test
  void whoMayNotActNowIsRefusedBeforeTheActionIsLookedAt() {
    assertThat(rules(new Count(9, ONE), new Take(TWO, 99))).containsExactly("CD-TURN");
  }

  @Test
  void anActionThatIsNotOpenIsRefused() {
    assertThat(rules(new Count(9, ONE), new Countdown.Concede(ONE))).containsExactly("CD-TURN");
    assertThat(rules(new Count(2, ONE), new Countdown.Concede(ONE))).isEmpty();
  }

  @Test
  void allThatSpeaksAgainstAnActionIsTold() {
    assertThat(rules(new Count(1, ONE), new Take(ONE, 5))).containsExactly("CD-MAX", "CD-LEFT");
  }

  @Test
  void onlyCandidatesThatPassTheirCheckAreOffered() {
    assertThat(game.legalActions(new Count(9, ONE), ONE))
        .containsExactly(new Take(ONE, 1), new Take(ONE, 2), new Take(ONE, 3));
    assertThat(game.legalActions(new Count(2, ONE), ONE))
        .containsExactly(new Take(ONE, 1), new Take(ONE, 2), new Countdown.Concede(ONE));
    assertThat(game.legalActions(new Count(9, ONE), TWO)).isEmpty();
  }

  @Test
  void aRejectedActionIsNotPerformed() {
    Ruling<Count> ruling = game.apply(new Count(9, ONE), new Take(ONE, 4));
    assertThat(ruling.accepted()).isFalse();
    assertThat(ruling.events()).isEmpty();
  }

  @Test
  void framesGoByUntilOneWaits() {
    Ruling<Count> ruling = game.apply(new Count(9, ONE), new Take(ONE, 2));
    assertThat(ruling.state()).as("the turn passes").isEqualTo(new Count(7, TWO));
    Ruling<Count> skipped = game.apply(new Count(7, TWO), new Take(TWO, 2));
    assertThat(skipped.state()).isEqualTo(new Count(4, ONE));
    assertThat(skipped.events())
        .extracting(Event::what)
        .containsExactly(new Countdown.NowLeft(5), new Countdown.NowLeft(4));
  }

  @Test
  void theFastPathGoesTheSameWay() {
    Take action = new Take(TWO, 2);
    Count state = new Count(7, TWO);
    assertThat(game.next(state, action)).isEqualTo(game.apply(state, action).state());
  }

  @Test
  void setUpSettlesTooAndTellsWhatCameBefore() {
    Ruling<Count> setup = game.setup(10, Chance.seeded(1));
    RuleId turn = RuleId.of("CD-TURN");
    assertThat(setup.state()).isEqualTo(new Count(9, ONE));
    assertThat(setup.events())
        .containsExactly(
            new Event(Audience.others(TWO), turn, new Countdown.NowLeft(10)),
            new Event(Audience.everyone(), turn, new Countdown.NowLeft(9)));
  }

  @Test
  void framesThatGoByWithoutEndAreAFault() {
    assertThatIllegalStateException()
        .isThrownBy(() -> game.setup(-5, Chance.seeded(1)))
        .withMessageContaining("without end");
  }

  @Test
  void aGameMayEndWhereFramesWouldGoByWithoutEnd() {
    Countdown patient =
        new Countdown(
            Countdown.spec(Countdown.PHASES).endless(play -> play.become(new Count(0, TWO))));
    assertThat(patient.setup(-5, Chance.seeded(1)).state()).isEqualTo(new Count(0, TWO));
  }

  @Test
  void thePromptNamesTheFrame() {
    assertThat(game.prompt(game.view(new Count(9, ONE), TWO)))
        .isEqualTo(new Prompt(ImmutableList.of(ONE), "counting", "9 left"));
    assertThat(game.prompt(game.view(new Count(0, ONE), TWO)).deciders()).isEmpty();
  }

  @Test
  void aNumberIsExplainedIfTheGameTellsHow() {
    Countdown explaining =
        new Countdown(
            Countdown.spec(Countdown.PHASES)
                .explain(
                    (view, path) ->
                        Optional.of(
                            Computation.explaining()
                                .base(view.state().left(), RuleId.of("CD-TURN"), path)
                                .explained())));
    Countdown.Look view = explaining.view(new Count(9, ONE), TWO);
    assertThat(explaining.explain(view, "left").orElseThrow().value()).isEqualTo(9);
    assertThat(game.explain(view, "left")).as("not told").isEmpty();
  }

  @Test
  void noTwoRulesAreForOneFrame() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new Countdown(List.of(new Countdown.CountingRule(), new Countdown.CountingRule())));
  }

  @Test
  void aRuleIsTheSameInAllPhasesThatItIsOpenIn() {
    PhaseRule<Count, Countdown.Look, Countdown.Closing> other =
        PhaseRule.asking(
            Countdown.Closing.class, "take", ImmutableList.of(new Countdown.Taking(2)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Countdown(List.of(new Countdown.CountingRule(), other)))
        .withMessageContaining("two rules for");
  }

  @Test
  void rulesOfOneClassThatDifferAreTwo() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Countdown(closing(new Lasting("three"), new Lasting("four"))))
        .withMessageContaining("two rules for");
    Lasting shared = new Lasting("three");
    assertThat(new Countdown(closing(shared, shared)).ruleFor(Take.class)).isSameAs(shared);
  }

  @Test
  void rulesOfOneClassThatHoldNothingAreTheSame() {
    assertThatNoException()
        .isThrownBy(() -> new Countdown(closing(new Countdown.Sole(), new Countdown.Sole())));
  }

  private static List<PhaseRule<Count, Countdown.Look, ?>> closing(
      ActionRule<Count, Countdown.Look, ?> rule, ActionRule<Count, Countdown.Look, ?> later) {
    return List.of(
        PhaseRule.asking(Countdown.Closing.class, "take", ImmutableList.of(rule)),
        PhaseRule.asking(Countdown.Counting.class, "take", ImmutableList.of(later)));
  }

  /** A rule that is no record and holds something, as some are built by a phase. */
  private static final class Lasting extends Countdown.Sole {
    private final String amount;

    Lasting(String amount) {
      this.amount = amount;
    }

    @Override
    public String toString() {
      return amount;
    }
  }

  @Test
  void ruleTablesAreOpenToTests() {
    assertThat(game.ruleFor(Take.class)).isInstanceOf(Countdown.Taking.class);
    assertThat(game.ruleFor(Action.class)).isNull();
    assertThat(game.frames())
        .containsExactlyInAnyOrder(
            Countdown.Counting.class,
            Countdown.Closing.class,
            Countdown.Falling.class,
            Countdown.Ended.class);
  }

  private List<String> rules(Count state, Action action) {
    return game.check(state, action).stream().map(found -> found.rule().value()).toList();
  }
}

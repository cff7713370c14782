package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.internal.value.Totals;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Readings of the rule book where it leaves several (D), and examples that take several turns. */
final class RefereeDecisionsTest {
  private static final Seat P = Seat.of(1);

  @Rule("B5-D-05")
  @ParameterizedTest
  @CsvSource({"4, 5, 6, 1 2 3", "6, 5, 4, 3 2 1", "5, 4, 6, 2 1 3", "5, 6, 4, 3 1 2"})
  void inAnActionRoundTheyActInTheOrderOfTheTurn(int one, int two, int three, String order) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN, Race.MINBARI)
            .influence(1, one, one)
            .influence(2, two, two)
            .influence(3, three, three)
            .actionRound(1)
            .idleUntil(ActionRound.class);
    while (!(stage.state().frames().top() instanceof ActionRound) || stage.board().turn() == 2) {
      stage.act(stage.legal(stage.toAct().get(0).number()).get(0));
    }
    StringBuilder asked = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      Seat seat = stage.toAct().get(0);
      asked.append(' ').append(seat.number());
      stage.act(Acts.pass(seat.number()));
    }
    assertThat(asked.substring(1)).isEqualTo(order);
  }

  @Rule("B5-D-38")
  @Test
  void whoFellInAnEarlierTurnMayHealAndDoesNothingElseInThisOne() {
    for (int since : new int[] {1, 2}) {
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN)
              .define(character("member", Race.NARN, 1, 3).build())
              .inCircle(1, "member")
              .card(
                  "member",
                  card ->
                      card.withNeutralised(true)
                          .withNeutralisedThisTurn(true)
                          .withNeutralisedOnTurn(since))
              .influence(1, 5, 5)
              .actionRound(1);
      if (since == 2) {
        stage.refuses(Acts.heal(stage, 1, "member"), "B5-HEA-04"); // it fell in this turn
      } else {
        stage.act(Acts.heal(stage, 1, "member")).act(Acts.pass(2));
        assertThat(stage.card("member").neutralised()).isFalse();
        Stage ready = stage.changed("member", card -> card.withRotated(false));
        ready.refuses(Acts.build(ready, 1, "member"), "B5-DMG-14");
        Stage hurt = stage.changed("member", card -> card.withRotated(false).withDamage(1));
        hurt.act(Acts.heal(hurt, 1, "member"));
        assertThat(hurt.card("member").damage()).isZero();
      }
    }
  }

  @Rule("B5-D-53")
  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "0, 1", "2, 0", "0, 3", "2, 3"})
  void everyMarkOfStrifePrintedOrGainedAddsTwo(int printed, int gained) {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                fleet("ours", Race.NARN, 2, 1).putMarks(Mark.STRIFE, printed).build(),
                fleet("theirs", Race.HUMAN, 2, 20).build())
            .inRow(1, "ours")
            .inRow(2, "theirs")
            .card("ours", card -> card.withMarks(Marks.NONE.plus(Mark.STRIFE, gained)))
            .conflict(Ability.MILITARY, 1, 2)
            .actionRound(2);
    stage.act(Acts.oppose(stage, 2, "theirs", 1, Ability.MILITARY));
    stage.act(Acts.attack(stage, 1, "ours", "theirs"));
    assertThat(stage.card("theirs").damage()).isEqualTo(1 + 2 * (printed + gained));
  }

  @Rule("B5-X-20")
  @Test
  void aMemberWithTwoOfSevereDamageHealsInThreeTurns() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(character("member", Race.NARN, 1, 3).build())
            .inCircle(1, "member")
            .card(
                "member",
                card ->
                    card.withNeutralised(true)
                        .withNeutralisedThisTurn(true)
                        .withNeutralisedOnTurn(2)
                        .withDamage(1)
                        .withSevere(2))
            .actionRound(1);
    stage.refuses(Acts.heal(stage, 1, "member"), "B5-HEA-04");
    for (int severe : new int[] {1, 0}) {
      stage = nextTurn(stage);
      stage.act(Acts.heal(stage, 1, "member"));
      assertThat(stage.card("member").severe()).isEqualTo(severe);
      assertThat(stage.card("member").neutralised()).isTrue();
    }
    stage = nextTurn(stage);
    stage.act(Acts.heal(stage, 1, "member"));
    assertThat(stage.card("member").neutralised()).isFalse();
    assertThat(stage.card("member").damage()).isZero();
  }

  /** The first opportunity of {@link #P} in the action round of the next turn. */
  private static Stage nextTurn(Stage stage) {
    int turn = stage.board().turn();
    while (stage.board().turn() == turn
        || !(stage.state().frames().top() instanceof ActionRound)
        || !stage.toAct().equals(ImmutableList.of(P))) {
      int seat = stage.toAct().get(0).number();
      boolean acts = stage.state().frames().top() instanceof ActionRound;
      stage.act(acts ? Acts.pass(seat) : stage.legal(seat).get(0));
    }
    return stage;
  }

  @Rule({"B5-X-35", "B5-EFF-05", "B5-D-25", "B5-D-73"})
  @Test
  void aCardIsReadiedOnceATurnAndCountsInBothConflicts() {
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(
                character("envoy", Race.NARN, 2, 3).build(),
                card("recall", Kind.EVENT)
                    .addEffects(
                        Effect.builder()
                            .trigger(Trigger.PLAY)
                            .addChoices(
                                new Choice.OfCard(
                                    Filter.builder().rotated(true).build(), Optional.empty()))
                            .addOperations(new Ready(new Target.Plain(Target.Word.FIRST)))
                            .build())
                    .build())
            .inRow(1, "envoy")
            .inHand(1, "recall")
            .inHand(1, "recall")
            .conflict(Ability.DIPLOMACY, 1)
            .conflict(Ability.DIPLOMACY, 2)
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "envoy", 1, Ability.DIPLOMACY)).act(Acts.pass(2));
    stage.act(Acts.play(stage, 1, "recall#1", "envoy")).act(Acts.pass(2));
    stage.refuses(Acts.oppose(stage, 1, "envoy", 1, Ability.DIPLOMACY), "B5-SUP-08");
    stage.act(Acts.oppose(stage, 1, "envoy", 2, Ability.DIPLOMACY)).act(Acts.pass(2));
    assertThat(Totals.of(stage.board(), stage.board().conflict(1), Side.SUPPORT)).isEqualTo(3);
    assertThat(Totals.of(stage.board(), stage.board().conflict(2), Side.OPPOSE)).isEqualTo(3);
    stage.refuses(Acts.play(stage, 1, "recall#2", "envoy"), "B5-EFF-05");
  }
}

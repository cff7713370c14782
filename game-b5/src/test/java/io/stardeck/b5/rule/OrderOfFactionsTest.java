package io.stardeck.b5.rule;

import static io.stardeck.b5.scene.Definitions.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.CardSets;
import io.stardeck.b5.card.ImmutableCardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.Raise;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.Power;
import io.stardeck.b5.card.word.FactionOperation.Rating;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who comes first among equals, in a turn and at the end. */
final class OrderOfFactionsTest {
  private static final Seat P = Seat.of(1);
  private static final Seat Q = Seat.of(2);

  @Rule({"B5-FRM-15", "B5-D-65"})
  @Test
  void amongEqualsInDiplomacyIntrigueComesBeforePsi() {
    int[][][] ratings = {
      {{8, 9, 9, 9}, {9, 0, 0, 0}}, {{9, 1, 5, 1}, {9, 2, 0, 0}}, {{9, 9, 1, 5}, {9, 9, 2, 0}}
    };
    for (int[][] each : ratings) {
      Stage stage =
          Given.factions(Race.HUMAN, Race.CENTAURI)
              .define(gift("one", Race.HUMAN, each[0]), gift("other", Race.CENTAURI, each[1]))
              .attached(1, "one", "ambassador 1")
              .attached(2, "other", "ambassador 2")
              .actionRound(1)
              .idleUntil(ConflictRound.class);
      assertThat(stage.board().order()).containsExactly(Q, P);
    }
  }

  /** Brings the ambassador of that race to those ratings: Diplomacy, Intrigue, Psi, Leadership. */
  private static CardDef gift(String id, Race race, int... ratings) {
    CardDef ambassador = CardSets.starter().ambassador(race);
    ImmutableCardDef.Builder gift = card(id, Kind.ENHANCEMENT);
    for (int i = 0; i < ratings.length; i++) {
      Ability ability = Ability.values()[i];
      Amount amount = Amount.of(ratings[i] - ambassador.printed(ability));
      gift.addEffects(
          Effect.builder()
              .trigger(Trigger.CONSTANT)
              .addOperations(
                  new Raise(new Target.Plain(Target.Word.HOST), ImmutableSet.of(ability), amount))
              .build());
    }
    return gift.build();
  }

  @Rule({"B5-FRM-55", "B5-D-70"})
  @Test
  void atTheTurnLimitMoreConflictsWonDecideAmongEquals() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .faction(2, faction -> faction.withConflictsWon(1))
            .config(config -> config.maxTurns(2))
            .at(new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, order), true, 0), order);
    stage.idleUntil(GameOver.class);
    GameOver over = (GameOver) stage.state().frames().top();
    assertThat(over.outcome().winners()).containsExactly(Q);
    assertThat(stage.board().turn()).isEqualTo(2);
    ImmutableList<Seat> other = ImmutableList.of(Q, P);
    Stage equal =
        Given.factions(Race.NARN, Race.HUMAN)
            .config(config -> config.maxTurns(2))
            .at(new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, other), true, 0), other);
    equal.idleUntil(GameOver.class);
    GameOver last = (GameOver) equal.state().frames().top();
    assertThat(last.outcome().winners()).as("who is first in the turn").containsExactly(Q);
  }

  @Rule({"B5-FRM-53", "B5-FRM-57"})
  @Test
  void cardsAreDrawnInTheOrderOfTheTurn() {
    Given given = Given.factions(Race.NARN, Race.HUMAN);
    for (int seat : new int[] {1, 1, 2, 2}) {
      given.inDeck(seat, "border-raid");
    }
    assertThat(given.actionRound(2).idleUntil(DrawRound.class).toAct()).containsExactly(Q);
  }

  @Rule({"B5-FRM-55", "B5-D-70"})
  @Test
  void atTheTurnLimitWhatEffectsAddToTheRatingDecidesNothingAmongEquals() {
    ImmutableList<Seat> order = ImmutableList.of(P, Q);
    Stage stage =
        Given.factions(Race.NARN, Race.HUMAN)
            .define(constant("hall", new Rating(Amount.of(2))))
            .define(constant("court", new Power(Amount.of(1))))
            .inRow(1, "hall")
            .inRow(2, "court")
            .influence(1, 5, 5)
            .influence(2, 6, 6)
            .config(config -> config.maxTurns(2))
            .at(new DrawRound(Round.of(RoundEnd.PASS_IS_FINAL, order), true, 0), order);
    assertThat(stage.power(1)).isEqualTo(stage.power(2));
    GameOver over = (GameOver) stage.idleUntil(GameOver.class).state().frames().top();
    assertThat(over.outcome().winners()).containsExactly(Q);
  }

  private static CardDef constant(String id, Operation operation) {
    return card(id, Kind.GROUP)
        .addEffects(Effect.builder().trigger(Trigger.CONSTANT).addOperations(operation).build())
        .build();
  }
}

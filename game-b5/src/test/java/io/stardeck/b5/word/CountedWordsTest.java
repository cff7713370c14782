package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the words of an amount count, and what they pass over. */
final class CountedWordsTest {
  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("member", Race.NARN, 2, 3).build(),
            fleet("f", Race.NARN, 2, 4).build(),
            fleet("g", Race.NARN, 2, 4).build(),
            fleet("h", Race.NARN, 2, 4).build(),
            fleet("small", Race.NARN, 2, 3).build(),
            card("fort", Kind.LOCATION).putAbilities(Ability.MILITARY, 9).build());
  }

  /** The amount, as the influence that an event brings. */
  private static int counted(Given given, Amount amount) {
    Effect gain =
        Effect.builder()
            .trigger(Trigger.PLAY)
            .addOperations(new GainInfluence(Who.OWN, amount))
            .build();
    Stage stage =
        given
            .define(card("gift", Kind.EVENT).addEffects(gain).build())
            .inHand(1, "gift")
            .actionRound(1);
    int before = stage.rating(1);
    return stage.act(Acts.play(stage, 1, "gift")).rating(1) - before;
  }

  @Rule("B5-W-01")
  @Test
  void ofTheInnerCircleThoseCountThatAreNotNeutralised() {
    Given given = given().inCircle(1, "member").inCircle(1, "member");
    Given fallen = given.card("member#2", card -> card.withNeutralised(true).withRotated(true));
    assertThat(counted(fallen, new Amount.InnerCircle())).isEqualTo(2);
  }

  @Rule("B5-W-01")
  @Test
  void ofFleetsThoseCountThatAreReadyAndStrongEnoughAsPrinted() {
    Given given =
        given()
            .inRow(1, "f")
            .inRow(1, "g")
            .inRow(1, "h")
            .inRow(1, "small")
            .inRow(1, "fort")
            .inRow(2, "f")
            .card("f", card -> card.withDamage(1))
            .card("g", card -> card.withRotated(true))
            .card("h", card -> card.withNeutralised(true));
    assertThat(counted(given, new Amount.ReadyFleets(4))).isEqualTo(1);
  }

  @Rule("B5-W-01")
  @Test
  void whoWasNeutralisedThisTurnCountsThoughFaceUpAgainAndWhoWasBeforeDoesNot() {
    Given given =
        given()
            .inRow(1, "member")
            .inRow(1, "f")
            .inRow(1, "g")
            .inRow(1, "h")
            .inRow(1, "fort")
            .card("member", card -> card.withNeutralisedThisTurn(true).withNeutralisedOnTurn(2))
            .card("f", card -> card.withNeutralised(true).withNeutralisedOnTurn(2))
            .card("g", card -> card.withNeutralised(true).withNeutralisedOnTurn(1))
            .card("h", card -> card.withNeutralised(true).withNeutralisedOnTurn(1))
            .card("fort", card -> card.withNeutralised(true).withNeutralisedOnTurn(2));
    assertThat(counted(given, new Amount.NeutralisedThisTurn())).isEqualTo(2);
  }

  @Rule("B5-W-01")
  @Test
  void theLowestRatingIsNoMatterOfThePool() {
    Given given = given().influence(1, 7, 1).influence(2, 6, 5);
    assertThat(counted(given, new Amount.LowestRating())).isEqualTo(6);
  }

  @Rule("B5-W-01")
  @Test
  void anAbilityCountsAsItIsAndATensionFromTheOwnRace() {
    Given hurt = given().inRow(1, "member").card("member", card -> card.withDamage(1));
    assertThat(counted(hurt, new Amount.Current(new Target.Titled("member"), Ability.DIPLOMACY)))
        .isEqualTo(3 - 1);
    Given tense =
        given()
            .board(
                board ->
                    board.withRelations(board.relations().withTension(Race.NARN, Race.HUMAN, 4)));
    assertThat(counted(tense, new Amount.Tension(Race.HUMAN))).isEqualTo(4);
  }

  @Rule({"B5-W-01", "B5-DMG-19"})
  @Test
  void theMarksOfANeutralisedCardCountStill() {
    Given fallen =
        given()
            .card(
                "ambassador 1",
                card -> card.withNeutralised(true).withMarks(Marks.NONE.plus(Mark.DOOM, 2)));
    ImmutableSet<Mark> doom = ImmutableSet.of(Mark.DOOM);
    assertThat(counted(fallen, new Amount.Marks(doom, MarkScope.AMBASSADOR))).isEqualTo(2);
  }
}

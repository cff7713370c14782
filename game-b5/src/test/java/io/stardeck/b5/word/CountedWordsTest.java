package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.ConflictTraits;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.MarkScope;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Outcome;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.b5.state.Marks;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
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
    assertThat(counted(tense(), new Amount.Tension(Race.HUMAN))).isEqualTo(4);
    assertThat(counted(tense(), new Amount.HighestTension())).isEqualTo(4);
    assertThat(counted(tense(), new Amount.Vorlon())).isEqualTo(2);
  }

  /** The tension is 4 toward the Humans and 5 from them; the Vorlons have 2. */
  private static Given tense() {
    return given()
        .board(
            board ->
                board
                    .withVorlon(2)
                    .withRelations(
                        board
                            .relations()
                            .withTension(Race.NARN, Race.HUMAN, 4)
                            .withTension(Race.HUMAN, Race.NARN, 5)));
  }

  @Rule("B5-W-01")
  @Test
  void theMarginIsWhatOneSideHasMoreThanTheOther() {
    ConflictTraits traits =
        ConflictTraits.builder()
            .type(Ability.DIPLOMACY)
            .addOnWin(
                new Outcome(
                    Optional.empty(),
                    ImmutableList.of(new GainInfluence(Who.INITIATOR, new Amount.Margin()))))
            .build();
    Stage stage =
        given()
            .define(character("foe", Race.HUMAN, 2, 1).build())
            .inRow(1, "member")
            .inRow(2, "foe")
            .conflict(traits, 1, Optional.empty())
            .actionRound(1);
    stage.act(Acts.support(stage, 1, "member", 1, Ability.DIPLOMACY));
    stage.act(Acts.oppose(stage, 2, "foe", 1, Ability.DIPLOMACY)).idleUntil(DrawRound.class);
    assertThat(stage.rating(1)).isEqualTo(4 + (3 - 1));
  }

  @Rule({"B5-W-01", "B5-DMG-19"})
  @Test
  void theMarksOfANeutralisedCardCountStill() {
    Marks three = Marks.NONE.plus(Mark.DOOM, 2).plus(Mark.DESTINY, 1);
    Given fallen =
        given().card("ambassador 1", card -> card.withNeutralised(true).withMarks(three));
    ImmutableSet<Mark> kinds = ImmutableSet.of(Mark.DOOM, Mark.DESTINY);
    assertThat(counted(fallen, new Amount.Marks(kinds, MarkScope.AMBASSADOR))).isEqualTo(3);
  }
}

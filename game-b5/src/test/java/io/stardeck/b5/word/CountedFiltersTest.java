package io.stardeck.b5.word;

import static io.stardeck.b5.scene.Definitions.card;
import static io.stardeck.b5.scene.Definitions.character;
import static io.stardeck.b5.scene.Definitions.fleet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.card.fact.Race;
import io.stardeck.b5.card.word.Amount;
import io.stardeck.b5.card.word.CardOperation.DamageTaken;
import io.stardeck.b5.card.word.CardOperation.DealsFirst;
import io.stardeck.b5.card.word.Choice;
import io.stardeck.b5.card.word.Condition;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Filter;
import io.stardeck.b5.card.word.ImmutableEffect;
import io.stardeck.b5.card.word.Target;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.scene.Acts;
import io.stardeck.b5.scene.Given;
import io.stardeck.b5.scene.Stage;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Filters and counts at their edges: one less, just enough, and what they leave out. */
final class CountedFiltersTest {
  private static Given given() {
    return Given.factions(Race.NARN, Race.HUMAN)
        .define(
            character("three", Race.NARN, 2, 3).build(),
            character("two", Race.NARN, 2, 2).build(),
            fleet("ours", Race.NARN, 1, 4).build(),
            fleet("theirs", Race.HUMAN, 1, 4).build(),
            card("fort", Kind.LOCATION).build(),
            card("scar", Kind.AFTERMATH).condition(new Condition.Margin(1)).build())
        .inCircle(1, "three")
        .inRow(1, "two")
        .inRow(1, "ours")
        .inRow(1, "fort")
        .inRow(2, "theirs");
  }

  private static ImmutableEffect.Builder played() {
    return Effect.builder().trigger(Trigger.PLAY);
  }

  private static Stage holding(Given given, Effect effect) {
    return given
        .define(card("deed", Kind.EVENT).addEffects(effect).build())
        .inHand(1, "deed")
        .actionRound(1);
  }

  /** Whether a card of that filter is offered to be chosen. */
  private static boolean fits(Given given, Filter filter, String card) {
    Effect effect =
        played()
            .addChoices(new Choice.OfCard(filter, Optional.empty()))
            .addOperations(new GainInfluence(Who.OWN, Amount.of(1)))
            .build();
    Stage stage = holding(given, effect);
    return stage.legal(1).contains(Acts.play(stage, 1, "deed", card));
  }

  @Rule("B5-EFF-02")
  @Test
  void printedRatingsAndDamageCountFromTheirNumberOn() {
    Filter printed = Filter.builder().printed(new Filter.Level(Ability.DIPLOMACY, 3)).build();
    assertThat(fits(given(), printed, "three")).isTrue();
    assertThat(fits(given(), printed, "two")).isFalse();
    Filter current = Filter.builder().ability(new Filter.Level(Ability.DIPLOMACY, 3)).build();
    assertThat(fits(given(), current, "three")).isTrue();
    assertThat(fits(given(), current, "two")).isFalse();
    Given weak = given().card("three", card -> card.withDamage(1));
    assertThat(fits(weak, current, "three")).isFalse();
    for (int damage = 0; damage <= 1; damage++) {
      int now = damage;
      Given hurt = given().card("ours", card -> card.withDamage(now));
      assertThat(fits(hurt, Filter.builder().damaged(true).build(), "ours")).isEqualTo(damage == 1);
      Given down = given().card("ours", card -> card.withNeutralised(true).withSevere(now));
      assertThat(fits(down, Filter.builder().severe(true).build(), "ours")).isEqualTo(damage == 1);
      Given well = given().card("ours", card -> card.withNeutralised(true).withSevere(now));
      assertThat(fits(well, Filter.builder().severe(false).build(), "ours")).isEqualTo(damage == 0);
    }
  }

  @Rule("B5-W-54")
  @Test
  void theInnerCircleOfAFactionIsLargeEnoughFromTheNumberOn() {
    Filter two = Filter.builder().innerCircleOfItsFaction(2).build();
    assertThat(fits(given(), two, "fort")).isTrue();
    assertThat(fits(given(), two, "theirs")).isFalse();
    Filter three = Filter.builder().innerCircleOfItsFaction(3).build();
    assertThat(fits(given(), three, "fort")).isFalse();
  }

  @Rule("B5-EFF-02")
  @Test
  void whatIsLeftOutIsLeftOutAsItStands() {
    Filter ready = Filter.builder().ready(true).build();
    Filter none = Filter.builder().addNot(ready).build();
    assertThat(fits(given(), none, "fort")).isFalse();
    assertThat(fits(given().card("fort", card -> card.withRotated(true)), none, "fort")).isTrue();
    Filter noFleet = Filter.builder().addNot(Filter.builder().addKinds(Kind.FLEET).build()).build();
    assertThat(fits(given(), noFleet, "ours")).isFalse();
    assertThat(fits(given(), noFleet, "fort")).isTrue();
  }

  @Rule("B5-EFF-02")
  @Test
  void anAftermathFaceUpIsOneThatLiesOnACard() {
    Given given = given().attached(1, "scar", "two");
    Filter scar = Filter.builder().faceUpAftermath(true).build();
    Filter other = Filter.builder().faceUpAftermath(false).build();
    assertThat(fits(given, scar, "scar")).isTrue();
    assertThat(fits(given().attached(1, "scar", "two"), scar, "two")).isFalse();
    assertThat(fits(given().attached(1, "scar", "two"), other, "two")).isTrue();
    assertThat(fits(given().attached(1, "scar", "two"), other, "scar")).isFalse();
  }

  @Rule("B5-W-01")
  @Test
  void fleetsOfTheChosenRaceAreCounted() {
    Effect effect =
        played()
            .addChoices(new Choice.OfTension(false))
            .addOperations(new GainInfluence(Who.OWN, new Amount.FleetsOfChosenRace()))
            .build();
    for (Race from : Race.FACTIONS) {
      Stage stage = holding(given().inRow(1, "ours"), effect);
      int before = stage.rating(1);
      Race toward = from == Race.HUMAN ? Race.NARN : Race.HUMAN;
      Chosen chosen = new Chosen.ATension(from, toward);
      stage.act(
          new PlayEvent(
              Seat.of(1), stage.id("deed"), ImmutableList.of(chosen), OptionalInt.empty()));
      int fleets = from == Race.NARN ? 2 : from == Race.HUMAN ? 1 : 0;
      assertThat(stage.rating(1)).isEqualTo(before + fleets);
    }
  }

  @Rule("B5-W-01")
  @Test
  void ownCharactersAndFleetsNeutralisedThisTurnAreCounted() {
    Effect effect =
        played()
            .addOperations(new GainInfluence(Who.OWN, new Amount.NeutralisedThisTurn()))
            .build();
    for (int turn = 1; turn <= 2; turn++) {
      Given given = given();
      for (String card : new String[] {"two", "ours", "fort", "theirs"}) {
        int on = turn;
        given.card(card, each -> each.withNeutralised(true).withNeutralisedOnTurn(on));
      }
      Stage stage = holding(given, effect);
      int before = stage.rating(1);
      stage.act(Acts.play(stage, 1, "deed"));
      assertThat(stage.rating(1)).isEqualTo(before + (turn == 2 ? 2 : 0));
    }
  }

  /** What is first neutralises the other before it deals anything, attacker or attacked. */
  @Rule({"B5-W-32", "B5-W-33"})
  @Test
  void whoFallsToWhatDealsFirstDealsNothing() {
    for (boolean attackerFirst : new boolean[] {true, false}) {
      Effect first =
          Effect.builder()
              .trigger(Trigger.CONSTANT)
              .addOperations(
                  new DealsFirst(Target.SELF), new DamageTaken(Target.SELF, Amount.of(2)))
              .build();
      Stage stage =
          Given.factions(Race.NARN, Race.HUMAN)
              .define(
                  character("quick", Race.NARN, 2, 5).addEffects(first).build(),
                  character("slow", Race.NARN, 2, 3).putMarks(Mark.STRIFE, 1).build())
              .inRow(1, attackerFirst ? "quick" : "slow")
              .inRow(2, attackerFirst ? "slow" : "quick")
              .conflict(Ability.DIPLOMACY, 2, 1)
              .actionRound(2);
      String attacker = attackerFirst ? "quick" : "slow";
      String target = attackerFirst ? "slow" : "quick";
      stage.act(Acts.support(stage, 2, target, 1, Ability.DIPLOMACY));
      stage.act(Acts.attack(stage, 1, attacker, target));
      assertThat(stage.card("slow").neutralised()).isTrue();
      assertThat(stage.card("quick").damage()).isZero();
    }
  }
}

package io.stardeck.deckbuilder.card;

import static io.stardeck.deckbuilder.card.Standard.SET;
import static io.stardeck.deckbuilder.card.Standard.copies;
import static io.stardeck.deckbuilder.card.Standard.over;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Condition;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What the Missions and Events of Exploration ask for, and what failing costs. */
class StandardGoalsTest {
  @Test
  @Rule("DB-CARD-41")
  void missionsAskForMoreThanStats() {
    Predicate<CardDef> mission = card -> card.type() == CardType.MISSION;
    Predicate<CardDef> crew =
        asks("affiliation").or(asks("classification")).or(asks("CLASSIFICATION"));
    assertThat(copies(mission.and(crew))).isGreaterThanOrEqualTo(4);
    assertThat(copies(mission.and(asks("CLASSIFICATION")))).isGreaterThanOrEqualTo(2);
    assertThat(copies(mission.and(asks("shields").or(asks("DAMAGE_"))))).isPositive();
    assertThat(copies(mission.and(asks("XP_AT_LEAST")))).isEqualTo(1);
    assertThat(SET.cards())
        .filteredOn(mission.and(card -> card.missionPoints() == 35))
        .extracting(card -> card.goal().orElseThrow())
        .filteredOn(Condition.StatAtLeast.class::isInstance)
        .hasSize(3)
        .allMatch(goal -> ((Condition.StatAtLeast) goal).x().equals(Amount.of(6)));
  }

  @Test
  @Rule("DB-CARD-42")
  void whoFailsAnEventIsHitWithinBounds() {
    for (CardDef card : SET.cards()) {
      if (card.family() == Family.EXPLORATION
          && card.type() == CardType.EVENT
          && card.goal().isPresent()) {
        assertThat(card.missionPoints()).as(card.name()).isBetween(25, 65);
        for (Effect fail : card.fail()) {
          boolean damage = fail instanceof ShipEffect.DealDamage;
          assertThat(over(damage ? 4 : 2, fail)).as(card.name()).isFalse();
          assertThat(!damage || over(1, fail)).as(card.name()).isTrue();
        }
      }
    }
  }

  /** Whose Goal has that word in it. */
  private static Predicate<CardDef> asks(String word) {
    return card -> EngineJson.tree(card).path("goal").toString().contains(word);
  }
}

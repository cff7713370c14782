package io.stardeck.deckbuilder.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.engine.testkit.Rule;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The cards of the shipped set and their parts (sections 1.1 and 1.2). */
class ComponentsTest {
  private static final CardSet SET = CardSets.standard();

  private static ImmutableList<CardDef> all(Predicate<CardDef> which) {
    return SET.cards().stream().filter(which).collect(ImmutableList.toImmutableList());
  }

  private static int copies(Predicate<CardDef> which) {
    return all(which).stream().mapToInt(CardDef::count).sum();
  }

  private static Predicate<CardDef> of(Family family) {
    return card -> card.family() == family;
  }

  private static Predicate<CardDef> starting(Family family) {
    return of(family).and(card -> card.role() == Role.STARTING);
  }

  private static Predicate<CardDef> space(Family family) {
    return of(family).and(card -> card.role() != Role.STARTING);
  }

  @Rule({"DB-CMP-01", "DB-CMP-02", "DB-CMP-03", "DB-CMP-04"})
  @Test
  void theFamiliesOfEveryScenarioHaveTheirCounts() {
    assertThat(copies(of(Family.STARTER))).isEqualTo(25);
    assertThat(all(of(Family.STARTER))).hasSize(5).allMatch(card -> card.count() == 5);
    assertThat(all(of(Family.BASIC)))
        .extracting(CardDef::name)
        .containsExactly("Ensign", "Lieutenant", "Commander");
    assertThat(all(of(Family.BASIC))).extracting(CardDef::count).containsExactly(20, 16, 14);
    Predicate<CardDef> blue = of(Family.STARBASE);
    assertThat(copies(blue)).isEqualTo(90);
    assertThat(copies(blue.and(card -> card.type() == CardType.CHARACTER))).isEqualTo(41);
    assertThat(copies(blue.and(card -> card.type() == CardType.SPECIAL))).isEqualTo(2);
    assertThat(copies(blue.and(card -> card.type() == CardType.MANEUVER))).isEqualTo(37);
    assertThat(copies(blue.and(card -> card.type() == CardType.SETUP))).isEqualTo(10);
    assertThat(copies(of(Family.STARSHIP))).isEqualTo(15);
    assertThat(all(of(Family.STARSHIP))).allMatch(card -> card.type() == CardType.STARSHIP);
  }

  @Rule({"DB-CMP-05", "DB-CMP-06", "DB-CMP-07", "DB-CMP-08", "DB-CMP-09", "DB-CMP-10"})
  @Test
  void eachScenarioHasTwentyFiveSpaceCardsAndFiveStartingStarships() {
    for (Family family :
        ImmutableList.of(Family.EXPLORATION, Family.BORG_INVASION, Family.KLINGON)) {
      assertThat(copies(space(family))).isEqualTo(25);
      assertThat(copies(starting(family))).isEqualTo(5);
    }
    assertThat(copies(space(Family.EXPLORATION).and(card -> card.type() == CardType.MISSION)))
        .isEqualTo(12);
    assertThat(copies(space(Family.EXPLORATION).and(card -> card.type() == CardType.EVENT)))
        .isEqualTo(13);
    assertThat(all(space(Family.BORG_INVASION)))
        .allMatch(card -> card.type() == CardType.EVENT || card.role() == Role.BORG_CUBE);
    assertThat(all(space(Family.KLINGON)))
        .allMatch(card -> card.type() == CardType.EVENT || card.role() == Role.ALLIED);
    for (Family family : ImmutableList.of(Family.BORG_INVASION, Family.KLINGON)) {
      assertThat(all(starting(family)))
          .as("each with its own effect")
          .allMatch(card -> !card.abilities().isEmpty() || !card.statics().isEmpty())
          .extracting(card -> card.abilities() + " " + card.statics())
          .doesNotHaveDuplicates();
    }
  }

  @Rule({"DB-CMP-20", "DB-CMP-33", "DB-D-04"})
  @Test
  void cardsThatCanBeGainedHaveACostAndOthersNone() {
    for (CardDef card : SET.cards()) {
      boolean gained =
          card.family() == Family.BASIC
              || card.family() == Family.STARBASE && card.type() != CardType.SPECIAL;
      assertThat(card.cost().isPresent()).as(card.id()).isEqualTo(gained);
    }
  }

  @Rule({"DB-CMP-21", "DB-CMP-22", "DB-CMP-23", "DB-CMP-25"})
  @Test
  void everyCardHasItsNameAndSomeTheirAffiliationAndClassification() {
    ImmutableSet<CardType> sided = ImmutableSet.of(CardType.CHARACTER, CardType.STARSHIP);
    for (CardDef card : SET.cards()) {
      assertThat(card.name()).isNotBlank();
      assertThat(card.affiliations().isEmpty() || sided.contains(card.type()))
          .as("affiliation of %s", card.id())
          .isTrue();
      boolean crew = card.family() == Family.STARBASE && card.type() == CardType.CHARACTER;
      if (crew) {
        assertThat(card.affiliations()).as(card.id()).isNotEmpty();
        assertThat(card.classifications()).as(card.id()).isNotEmpty();
      }
    }
  }

  @Rule({"DB-CMP-27", "DB-DAT-02"})
  @Test
  void charactersAndManeuversHaveAWholeBarAndStarshipsAllStats() {
    for (CardDef card : SET.cards()) {
      boolean bar = card.type() == CardType.CHARACTER || card.type() == CardType.MANEUVER;
      boolean ship = card.type() == CardType.STARSHIP;
      for (Stat stat : ImmutableList.of(Stat.SPEED, Stat.ATTACK)) {
        assertThat(card.stats().of(stat).isPresent()).as(card.id()).isEqualTo(bar || ship);
      }
      if (bar) {
        assertThat(card.stats().of(Stat.DIPLOMACY)).as(card.id()).isPresent();
        assertThat(card.stats().of(Stat.SHIELDS)).as(card.id()).isPresent();
      }
      assertThat(card.stats().of(Stat.DEFENSE).isPresent() || !ship).as(card.id()).isTrue();
    }
  }

  @Rule({"DB-CMP-28", "DB-CMP-29"})
  @Test
  void flipEffectsAndMissionPointsAreOnCardsThatAreTurnedUpAndWon() {
    for (CardDef card : SET.cards()) {
      boolean turnedUp = card.spaceCard() || card.type() == CardType.SPECIAL;
      assertThat(card.flip().isEmpty() || turnedUp).as("FLIP of %s", card.id()).isTrue();
      assertThat(card.missionPoints() == 0 || card.spaceCard())
          .as("points of %s", card.id())
          .isTrue();
    }
    assertThat(all(card -> !card.flip().isEmpty())).hasSizeGreaterThan(5);
    assertThat(all(card -> card.type() == CardType.MISSION))
        .allMatch(card -> card.missionPoints() > 0);
  }
}

package io.stardeck.deckbuilder.card;

import static io.stardeck.deckbuilder.card.Standard.BAR;
import static io.stardeck.deckbuilder.card.Standard.SET;
import static io.stardeck.deckbuilder.card.Standard.bar;
import static io.stardeck.deckbuilder.card.Standard.barSum;
import static io.stardeck.deckbuilder.card.Standard.blue;
import static io.stardeck.deckbuilder.card.Standard.copies;
import static io.stardeck.deckbuilder.card.Standard.mainStat;
import static io.stardeck.deckbuilder.card.Standard.of;
import static io.stardeck.deckbuilder.card.Standard.over;
import static io.stardeck.deckbuilder.card.Standard.points;
import static io.stardeck.deckbuilder.card.Standard.role;
import static io.stardeck.deckbuilder.card.Standard.uses;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.engine.testkit.Rule;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** The cards of the standard set keep to the budgets of section 9 of the catalogue. */
class StandardBudgetTest {
  private static final ImmutableList<String> AFFILIATIONS =
      ImmutableList.of("Federation", "Klingon", "Romulan", "Non-Aligned");

  @Test
  @Rule("DB-CARD-21")
  void charactersKeepToTheBudgetOfTheirCost() {
    Map<Integer, Range<Integer>> sums =
        Map.of(
            4, Range.closed(2, 2),
            5, Range.closed(2, 3),
            6, Range.closed(2, 4),
            7, Range.closed(4, 5),
            8, Range.closed(6, 6),
            9, Range.closed(6, 7));
    Map<Integer, Integer> cards = new HashMap<>();
    int giveXp = 0;
    for (CardDef card : SET.cards()) {
      if (blue(CardType.CHARACTER).test(card)) {
        int cost = card.costOrZero();
        cards.merge(cost, 1, Integer::sum);
        giveXp += givesXp(card) ? 1 : 0;
        assertThat(xp(card)).as(card.name()).isBetween(0, 2);
        if (!card.name().equals("Geordi La Forge")) {
          assertThat(sums.get(cost).contains(barSum(card))).as(card.name()).isTrue();
          assertThat(BAR).allMatch(stat -> bar(card, stat) <= 4);
        }
      }
    }
    assertThat(cards).isEqualTo(Map.of(4, 7, 5, 9, 6, 9, 7, 7, 8, 5, 9, 4));
    assertThat(giveXp).isEqualTo(6);
  }

  @Test
  @Rule("DB-CARD-53")
  void affiliationsDifferInKindAndNotInStrength() {
    assertThat(mostOf(Stat.DIPLOMACY)).isEqualTo("Federation");
    assertThat(mostOf(Stat.ATTACK)).isEqualTo("Klingon");
    assertThat(mostOf(Stat.SPEED)).isEqualTo("Romulan");
    assertThat(mostOf(Stat.SHIELDS)).isEqualTo("Romulan");
    double most = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    for (String affiliation : AFFILIATIONS) {
      double above = mean(affiliation, card -> barSum(card) - sumAt(card.costOrZero()));
      most = Math.max(most, above);
      least = Math.min(least, above);
    }
    assertThat(most - least).isLessThanOrEqualTo(0.5);
  }

  @Test
  @Rule("DB-CARD-22")
  void maneuversKeepToTheBudgetOfTheirCost() {
    Map<Integer, Integer> copies = new HashMap<>();
    Map<Stat, Integer> kinds = new HashMap<>();
    for (CardDef card : SET.cards()) {
      if (blue(CardType.MANEUVER).test(card)) {
        copies.merge(card.costOrZero(), card.count(), Integer::sum);
        boolean defends =
            !card.onPlay().isEmpty()
                && card.onPlay().get(0) instanceof Boost.AddStat add
                && add.stat() == Stat.DEFENSE;
        int sum = barSum(card) + (defends ? 3 : 0);
        boolean plain = card.onPlay().size() == (defends ? 1 : 0);
        assertThat(sum).as(card.name()).isEqualTo(card.costOrZero() - (plain ? 0 : 1));
        kinds.merge(defends ? Stat.DEFENSE : mainStat(card), 1, Integer::sum);
      }
    }
    assertThat(copies).isEqualTo(Map.of(2, 8, 3, 9, 4, 8, 5, 5, 6, 4, 7, 3));
    assertThat(kinds.get(Stat.SPEED)).isGreaterThanOrEqualTo(3);
    assertThat(kinds.get(Stat.ATTACK)).isGreaterThanOrEqualTo(4);
    assertThat(kinds.get(Stat.DIPLOMACY)).isGreaterThanOrEqualTo(3);
    assertThat(kinds.get(Stat.SHIELDS)).isGreaterThanOrEqualTo(2);
    assertThat(kinds.get(Stat.DEFENSE)).isGreaterThanOrEqualTo(1);
  }

  @Test
  @Rule({"DB-CARD-23", "DB-CARD-25"})
  void setupsKeepToTheirCostsAndFewCardsThinADeck() {
    for (int cost = 3; cost <= 5; cost++) {
      int wanted = cost;
      assertThat(copies(blue(CardType.SETUP).and(c -> c.costOrZero() == wanted)))
          .isEqualTo(cost == 5 ? 2 : 4);
    }
    Predicate<CardDef> blue = of(Family.STARBASE);
    assertThat(copies(blue.and(uses(Boost.AddExplore.class::isInstance)))).isBetween(1, 8);
    assertThat(copies(blue.and(uses(e -> e instanceof Boost.AddExplore && over(1, e))))).isZero();
    assertThat(SET.cards()).filteredOn(blue(CardType.SETUP)).allMatch(setup -> xp(setup) <= 3);
    Predicate<CardDef> trash = uses(CardEffect.Trash.class::isInstance);
    assertThat(copies(blue.and(uses(e -> e instanceof CardEffect.Trash && over(2, e))))).isZero();
    Predicate<CardDef> upgrade = uses(CardEffect.Upgrade.class::isInstance);
    assertThat(copies(blue.and(trash.or(upgrade)))).isBetween(8, 10);
  }

  @Test
  @Rule({"DB-CARD-30", "DB-CARD-36"})
  void startingShipsAreEven() {
    for (CardDef ship : SET.cards()) {
      if (ship.role() == Role.STARTING) {
        boolean gold = ship.family() == Family.EXPLORATION;
        assertThat(bar(ship, Stat.SPEED) + bar(ship, Stat.ATTACK) + bar(ship, Stat.DIPLOMACY))
            .isEqualTo(9);
        assertThat(bar(ship, Stat.DEFENSE)).isBetween(gold ? 7 : 8, gold ? 9 : 10);
        assertThat(ship.abilities().size() + ship.statics().size()).isEqualTo(gold ? 0 : 1);
        assertThat(ship.abilities()).allMatch(a -> a.zone() == AbilityZone.STARTING_EFFECT);
        assertThat(ship.statics()).allMatch(s -> s.zone() == AbilityZone.STARTING_EFFECT);
        if (gold) {
          assertThat(BAR).allMatch(stat -> stat == Stat.SHIELDS || bar(ship, stat) >= 2);
          assertThat(BAR).allMatch(stat -> bar(ship, stat) <= (stat == Stat.SHIELDS ? 1 : 4));
        }
        assertThat(ship.missionPoints()).isZero();
      }
    }
    for (Family family : ImmutableList.of(Family.BORG_INVASION, Family.KLINGON)) {
      Predicate<CardDef> ships = of(family).and(role(Role.STARTING));
      assertThat(copies(ships.and(ship -> !ship.abilities().isEmpty()))).isEqualTo(3);
    }
  }

  /** The two of the fourth tier are slower and softer than first designed, for DB-BAL-07. */
  @Test
  @Rule({"DB-CARD-31", "DB-CARD-32", "DB-CARD-33", "DB-CARD-34", "DB-BAL-07"})
  void purpleShipsStandInFourTiers() {
    assertTier(30, 40, 5, 175, range(4, 5), range(4, 5), range(4, 5), range(6, 7), range(0, 1));
    assertTier(45, 55, 5, 250, range(5, 6), range(5, 7), range(5, 7), range(7, 9), range(0, 2));
    assertTier(65, 75, 3, 210, range(7, 8), range(7, 8), range(6, 8), range(9, 11), range(1, 2));
    assertTier(90, 105, 2, 195, range(7, 7), range(9, 9), range(6, 9), range(8, 11), range(0, 3));
  }

  @Test
  @Rule("DB-CARD-35")
  void somePurpleShipsDoMore() {
    Predicate<CardDef> purple = of(Family.STARSHIP);
    assertThat(copies(purple.and(s -> s.stats().diplomacy().isEmpty()))).isEqualTo(2);
    assertThat(copies(purple.and(s -> !s.fail().isEmpty()))).isEqualTo(4);
    assertThat(copies(purple.and(s -> !s.flip().isEmpty()))).isEqualTo(3);
    assertThat(copies(purple.and(StandardBudgetTest::helpsAsFlagship))).isEqualTo(6);
  }

  @Test
  @Rule({"DB-CARD-40", "DB-CARD-41", "DB-CARD-42", "DB-CARD-43"})
  void pointsAreSharedOutAsDesigned() {
    Predicate<CardDef> gold = of(Family.EXPLORATION);
    Predicate<CardDef> mission = gold.and(c -> c.type() == CardType.MISSION);
    Predicate<CardDef> goal = gold.and(c -> c.type() == CardType.EVENT && c.goal().isPresent());
    assertThat(points(of(Family.STARSHIP))).isEqualTo(830);
    assertThat(points(mission)).isEqualTo(740);
    assertThat(copies(mission.and(c -> c.missionPoints() == 35))).isEqualTo(4);
    assertThat(copies(mission.and(c -> c.missionPoints() == 60))).isEqualTo(5);
    assertThat(copies(mission.and(c -> c.missionPoints() == 100))).isEqualTo(3);
    assertThat(copies(mission.and(c -> !c.flip().isEmpty()))).isEqualTo(4);
    assertThat(copies(mission.and(c -> !c.goalPay().isEmpty()))).isEqualTo(1);
    assertThat(copies(mission.and(c -> c.reward().isEmpty()))).isZero();
    assertThat(points(goal)).isBetween(375, 415);
    assertThat(copies(goal.and(c -> c.fail().isEmpty()))).isZero();
    assertThat(points(gold.and(c -> c.type() == CardType.EVENT))).isBetween(460, 500);
    assertThat(points(gold) + 830).isBetween(2000, 2100);
    assertThat(points(of(Family.BORG_INVASION))).isZero();
    assertThat(points(role(Role.ALLIED))).isBetween(180, 220);
    assertThat(points(of(Family.KLINGON).and(c -> c.type() == CardType.EVENT))).isBetween(100, 150);
    assertThat(SET.cards()).allMatch(card -> card.missionPoints() % 5 == 0);
  }

  private static void assertTier(
      int from,
      int to,
      int ships,
      int points,
      Range<Integer> speed,
      Range<Integer> attack,
      Range<Integer> diplomacy,
      Range<Integer> defense,
      Range<Integer> shields) {
    Predicate<CardDef> tier =
        of(Family.STARSHIP).and(c -> c.missionPoints() >= from && c.missionPoints() <= to);
    assertThat(copies(tier)).isEqualTo(ships);
    assertThat(points(tier)).isEqualTo(points);
    assertThat(SET.cards())
        .filteredOn(tier)
        .allMatch(c -> speed.contains(bar(c, Stat.SPEED)))
        .allMatch(c -> attack.contains(bar(c, Stat.ATTACK)))
        .allMatch(c -> defense.contains(bar(c, Stat.DEFENSE)))
        .allMatch(
            c -> c.stats().diplomacy().isEmpty() || diplomacy.contains(bar(c, Stat.DIPLOMACY)))
        .allMatch(c -> shields.contains(bar(c, Stat.SHIELDS)));
  }

  /** The affiliation whose Characters have most of a stat on average. */
  private static String mostOf(Stat stat) {
    return AFFILIATIONS.stream()
        .max(Comparator.comparing(affiliation -> mean(affiliation, card -> bar(card, stat))))
        .orElseThrow();
  }

  private static double mean(String affiliation, ToDoubleFunction<CardDef> value) {
    return SET.cards().stream()
        .filter(blue(CardType.CHARACTER))
        .filter(card -> card.affiliations().contains(affiliation))
        .mapToDouble(value)
        .average()
        .orElseThrow();
  }

  /** The bar sum of the Characters of a cost on average. */
  private static double sumAt(int cost) {
    return SET.cards().stream()
        .filter(blue(CardType.CHARACTER).and(card -> card.costOrZero() == cost))
        .mapToInt(Standard::barSum)
        .average()
        .orElseThrow();
  }

  private static boolean helpsAsFlagship(CardDef ship) {
    return ship.abilities().stream().anyMatch(a -> a.zone() == AbilityZone.FLAGSHIP)
        || ship.statics().stream().anyMatch(s -> s.zone() == AbilityZone.FLAGSHIP);
  }

  private static Range<Integer> range(int least, int most) {
    return Range.closed(least, most);
  }

  private static boolean givesXp(CardDef card) {
    return xp(card) > 0;
  }

  private static int xp(CardDef card) {
    return card.onPlay().stream()
        .filter(Boost.AddXp.class::isInstance)
        .mapToInt(xp -> ((Amount.Constant) ((Boost.AddXp) xp).amount()).value())
        .sum();
  }
}

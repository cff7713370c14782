package io.stardeck.deckbuilder.formula;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.AbilityZone;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Costs;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Every kind of modifier, on cards in every zone, against sums worked out apart. */
class ModifiersTest {
  /** Where each card lies; the starting Starship is the flagship, too. */
  private static final ImmutableList<String> CARDS =
      ImmutableList.of("medic", "uss-pioneer", "p0", "e0");

  @Rule({"DB-FOR-01", "DB-D-10"})
  @Property(tries = 40)
  void aTotalIsTheSumOfShipBarsBonusesAndOfTheStaticsThatApply(
      @ForAll @IntRange(max = 1_000_000) int seed,
      @ForAll boolean battle,
      @ForAll @Size(max = 4) List<@IntRange(min = -6, max = 6) Integer> bonuses) {
    Random random = new Random(seed);
    Stat stat = Stat.all().get(random.nextInt(Stat.all().size()));
    int[][] always = amounts(random);
    int[][] inBattle = amounts(random);
    CardSet set = Given.SMALL;
    for (int card = 0; card < CARDS.size(); card++) {
      set = Sets.with(set, CARDS.get(card), "statics", stats(stat, always[card], inBattle[card]));
    }
    DeckbuilderState state = state(set, stat, bonuses, battle);
    int sum = printed(stat);
    for (int bonus : bonuses) {
      sum += bonus;
    }
    for (int card = 0; card < CARDS.size(); card++) {
      for (AbilityZone zone : AbilityZone.values()) {
        if (applies(card, zone)) {
          sum += always[card][zone.ordinal()];
          sum += battle ? inBattle[card][zone.ordinal()] : 0;
        }
      }
    }
    int least = stat == Stat.DEFENSE ? 1 : 0;
    assertThat(Totals.of(state, ONE, stat)).isEqualTo(Math.max(least, sum));
  }

  @Rule({"DB-FOR-05", "DB-EFF-09"})
  @Property(tries = 30)
  void aCostIsWhatIsPrintedLessAllThatFitsAndNeverLessThanNothing(
      @ForAll @IntRange(min = -6, max = 6) int change,
      @ForAll @IntRange(min = -6, max = 6) int other,
      @ForAll @Size(max = 3) List<@IntRange(min = 0, max = 4) Integer> discounts) {
    String statics =
        "["
            + cost("CHARACTER", change)
            + ","
            + cost("CHARACTER", 1)
            + ","
            + cost("SETUP", other)
            + "]";
    DeckbuilderState state =
        Given.config(
                2, config -> config.cardSet(Sets.with(Given.SMALL, "medic", "statics", statics)))
            .bridge(ONE, "medic")
            .slots("c5", "man", "set")
            .tally(
                ONE,
                tally ->
                    tally.withDiscounts(
                        discounts.stream()
                            .map(amount -> new Discount(any(), amount, 0, Until.TURN_END))
                            .toList()))
            .state();
    int off = discounts.stream().mapToInt(Integer::intValue).sum();
    assertThat(Costs.of(state, ONE, card("c5"))).isEqualTo(Math.max(0, 5 - off + change + 1));
    assertThat(Costs.of(state, ONE, card("man"))).isEqualTo(Math.max(0, 2 - off));
    assertThat(Costs.of(state, ONE, card("set"))).isEqualTo(Math.max(0, 3 - off + other));
  }

  @Rule({"DB-FOR-01", "DB-D-10"})
  @Test
  void totalsEndAtZeroAndDefensesAtOneAndASetupCountsForNone() {
    CardSet cards = Sets.with(Given.SMALL, "tricorder", "stats", "{\"speed\": 5, \"attack\": -5}");
    Given given = Given.config(2, config -> config.cardSet(cards)).bridge(ONE, "tricorder");
    DeckbuilderState state = given.space("p0").scene().does(new Explore(ONE)).state();
    assertThat(Totals.of(state, ONE, Stat.SPEED)).isEqualTo(3);
    assertThat(Totals.of(state, ONE, Stat.ATTACK)).isEqualTo(3);
    FlippedCard ship = state.table().flipped().get(0);
    for (Stat stat : Stat.values()) {
      Bonus less = new Bonus(stat, -50, Until.TURN_END);
      int least = stat == Stat.DEFENSE ? 1 : 0;
      Tally tally = state.table().tally(ONE).withBonuses(ImmutableList.of(less));
      assertThat(Totals.of(state.with(ONE, tally), ONE, stat)).isEqualTo(least);
      assertThat(Totals.of(state.table(), ship.withBonuses(ImmutableList.of(less)), stat))
          .isEqualTo(least);
    }
  }

  @Rule({"DB-FOR-02", "DB-DMG-03"})
  @Property(tries = 30)
  void aPreventingStaticTakesItsPartOfEachDamageThatShieldsLetThrough(
      @ForAll @IntRange(min = 0, max = 4) int prevented,
      @ForAll @IntRange(min = 0, max = 2) int shields,
      @ForAll @IntRange(min = 1, max = 2) int hits) {
    String statics =
        "[{\"zone\":\"BRIDGE\",\"modifier\":{\"op\":\"PREVENT\",\"amount\":%s}}]"
            .formatted(prevented);
    String damage = "[{\"op\":\"DAMAGE\",\"player\":\"SELF\",\"amount\":3}]";
    CardSet set = Sets.with(Given.SMALL, "medic", "statics", statics);
    CardSet hurting = Sets.with(set, "c1", "onPlay", damage);
    Given given =
        Given.config(2, config -> config.cardSet(hurting))
            .bridge(ONE, "medic", "bulwark")
            .hand(ONE, "c1", "c1")
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(
                        ImmutableList.of(new Bonus(Stat.SHIELDS, shields, Until.TURN_END))));
    Scene scene = given.scene();
    int total = 0;
    int left = shields;
    for (int hit = 0; hit < hits; hit++) {
      scene = scene.does(new PlayCard(ONE, card("c1", hit)));
      int through = Math.max(0, 3 - left);
      left = Math.max(0, left - 3);
      total += Math.max(0, through - prevented);
    }
    assertThat(scene.area(ONE).flagship().map(Ship::damage)).contains(total);
  }

  private static DeckbuilderState state(
      CardSet set, Stat stat, List<Integer> bonuses, boolean battle) {
    Scene scene =
        Given.config(
                2,
                config ->
                    config.cardSet(set).startingShips(ImmutableList.of("uss-pioneer", "iks-karok")))
            .bridge(ONE, "medic", "c1", "man", "phasers", "evasive-maneuvers", "set")
            .points(ONE, "p0")
            .influence(ONE, "e0")
            .space("p2")
            .tally(
                ONE,
                tally ->
                    tally.withBonuses(
                        bonuses.stream()
                            .map(amount -> new Bonus(stat, amount, Until.TURN_END))
                            .toList()))
            .scene();
    return (battle ? scene.does(new Explore(ONE)) : scene).state();
  }

  /** The flagship, medic, c1, Maneuvers; a Setup has no bar. */
  private static int printed(Stat stat) {
    return switch (stat) {
      case SPEED -> 3 + 1 + 2 + 1;
      case ATTACK -> 3 + 1 + 2;
      case DIPLOMACY -> 3 + 1 + 1;
      case DEFENSE -> 8;
      case SHIELDS -> 1;
    };
  }

  private static boolean applies(int card, AbilityZone zone) {
    return switch (zone) {
      case BRIDGE -> card == 0;
      case FLAGSHIP, STARTING_EFFECT -> card == 1;
      case POINTS -> card == 2;
      case INFLUENCE -> card == 3;
    };
  }

  private static int[][] amounts(Random random) {
    int[][] amounts = new int[CARDS.size()][AbilityZone.values().length];
    for (int[] row : amounts) {
      for (int i = 0; i < row.length; i++) {
        row[i] = random.nextInt(9) - 4;
      }
    }
    return amounts;
  }

  private static String stats(Stat stat, int[] always, int[] battle) {
    StringBuilder json = new StringBuilder("[");
    for (AbilityZone zone : AbilityZone.values()) {
      json.append(one(zone, "ALWAYS", stat, always[zone.ordinal()])).append(',');
      json.append(one(zone, "BATTLE", stat, battle[zone.ordinal()])).append(',');
    }
    json.append(
        "{\"zone\":\"BRIDGE\",\"condition\":{\"op\":\"NOT\",\"of\":{\"op\":\"IS_TURN_PLAYER\"}},"
            + "\"modifier\":{\"op\":\"STAT\",\"stat\":\"speed\",\"amount\":50}}");
    return json.append("]").toString();
  }

  private static String one(AbilityZone zone, String scope, Stat stat, int amount) {
    return "{\"zone\":\"%s\",\"scope\":\"%s\",\"modifier\":{\"op\":\"STAT\",\"stat\":\"%s\",\"amount\":%s}}"
        .formatted(zone, scope, stat, amount);
  }

  private static String cost(String type, int amount) {
    return "{\"zone\":\"BRIDGE\",\"modifier\":{\"op\":\"COST\",\"sel\":{\"type\":\"%s\"},\"amount\":%s}}"
        .formatted(type, amount);
  }

  private static Selector any() {
    return Selector.all(Zone.THIS).in(Optional.empty());
  }
}

package io.stardeck.deckbuilder.explore;

import static io.stardeck.deckbuilder.explore.Space.bonus;
import static io.stardeck.deckbuilder.explore.Space.bottom;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.GainEvent.XpChanged;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.engine.testkit.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;

/** Combat with a Starship for all kinds of stats, against what the rules say, done by hand. */
class DuelOracleTest {
  /** Speed, Attack, Defense and Shields of the ship. */
  private static final int SPEED = 4;

  private static final int ATTACK = 3;
  private static final int DEFENSE = 5;
  private static final int SHIELDS = 1;

  /** The ship fails by giving XP, which is told even if the turn is over then. */
  private static final CardSet CARDS =
      Sets.with(
          Sets.with(Given.SMALL, "p0", "fail", "[{\"op\": \"ADD_XP\", \"amount\": 1}]"),
          "p0",
          "stats",
          "{\"speed\": 4, \"attack\": 3, \"diplomacy\": 3, \"defense\": 5, \"shields\": 1}");

  @Rule({
    "DB-SHP-10", "DB-SHP-11", "DB-SHP-12", "DB-SHP-13", "DB-SHP-14", "DB-SHP-15", "DB-SHP-16",
    "DB-SHP-17", "DB-SHP-18", "DB-SHP-19", "DB-DEF-08", "DB-BAT-06", "DB-FOR-02", "DB-FOR-03"
  })
  @Property(tries = 300)
  void theFasterDealsFirstAndWhoIsDefeatedByThenDealsNothing(
      @ForAll @IntRange(min = 2, max = 6) int speed,
      @ForAll @IntRange(max = 8) int attack,
      @ForAll @IntRange(min = 1, max = 5) int defense,
      @ForAll @IntRange(max = 3) int shields,
      @ForAll @IntRange(max = 4) int before) {
    int damage = Math.min(before, defense - 1);
    int taken = Math.max(0, ATTACK - shields);
    boolean strong = attack - SHIELDS >= DEFENSE;
    boolean weak = damage + taken >= defense;
    boolean won = strong && (speed >= SPEED || !weak);
    boolean lost = weak && (speed <= SPEED || !strong);
    boolean hit = speed <= SPEED || !strong;
    Statistics.label("won, lost").collect(won, lost);

    Given given = Given.config(2, config -> config.cardSet(CARDS)).space("p0").damage(ONE, damage);
    given.deck(ONE, "c1", "c1", "c1", "c1", "c2", "c2");
    total(given, Stat.SPEED, speed);
    total(given, Stat.ATTACK, attack);
    total(given, Stat.DEFENSE, defense);
    total(given, Stat.SHIELDS, shields);
    Scene scene = given.scene().does(new Explore(ONE), new Declare(ONE, Means.COMBAT));

    assertThat(scene.area(ONE).points().contains(card("p0"))).isEqualTo(won);
    assertThat(bottom(scene).equals("p0")).isEqualTo(!won);
    assertThat(scene.seen(TWO, FlagshipDefeated.class)).hasSize(lost ? 1 : 0);
    assertThat(scene.state().table().turnPlayer()).isEqualTo(lost ? TWO : ONE);
    assertThat(scene.seen(TWO, XpChanged.class)).hasSize(won ? 0 : 1);
    Ship ship = scene.area(ONE).flagship().orElseThrow();
    assertThat(ship.damage()).isEqualTo(lost ? 0 : hit ? damage + taken : damage);
    if (!lost) {
      assertThat(ship.shieldsUsed()).isEqualTo(hit ? Math.min(shields, ATTACK) : 0);
    }
    if (!won) {
      assertThat(failed(scene)).containsExactly(XpChanged.class, CardMoved.class);
    }
  }

  /** Of the FAIL effect and of the way to the bottom, what was told first. */
  private static ImmutableList<Class<?>> failed(Scene scene) {
    return scene.events().stream()
        .<Class<?>>map(event -> event.what().getClass())
        .filter(type -> type == XpChanged.class || type == CardMoved.class)
        .collect(ImmutableList.toImmutableList());
  }

  private static void total(Given given, Stat stat, int value) {
    bonus(given, stat, value - Totals.of(given.state(), ONE, stat));
  }
}

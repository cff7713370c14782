package io.stardeck.deckbuilder.battle;

import static io.stardeck.deckbuilder.battle.Arena.allPass;
import static io.stardeck.deckbuilder.battle.Arena.battle;
import static io.stardeck.deckbuilder.battle.Arena.damage;
import static io.stardeck.deckbuilder.battle.Arena.ship;
import static io.stardeck.deckbuilder.battle.Arena.total;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Ints;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.battle.Oracle.Fighter;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.SpaceEvent.WarWon;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.phase.BattleDamage;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.statistics.Statistics;

/** Battles among players with any stats, against {@link Oracle}. */
class BattleOracleTest {
  @Rule({
    "DB-PVP-04",
    "DB-PVP-05",
    "DB-PVP-06",
    "DB-PVP-08",
    "DB-PVP-09",
    "DB-PVP-10",
    "DB-PVP-11",
    "DB-D-38",
    "DB-WAR-01",
    "DB-WAR-02",
    "DB-WAR-03",
    "DB-WAR-05",
    "DB-BAT-06",
    "DB-FOR-02",
    "DB-FOR-03"
  })
  @Property(tries = 150)
  void damageIsDealtAndTheWarIsWonAsTheRulesSay(
      @ForAll("fighters") List<Fighter> fighters, @ForAll("picks") List<Integer> picks) {
    Oracle oracle = new Oracle(fighters, Ints.toArray(picks));
    int[] expected = oracle.fight();

    List<String> told = new ArrayList<>();
    Scene scene = allPass(battle(war(fighters)));
    tell(scene, told);
    int asked = 0;
    while (scene.phase() instanceof BattleDamage due) {
      List<DeckbuilderAction> legal = scene.legal(due.seat());
      scene = scene.does(legal.get(picks.get(asked++) % legal.size()));
      tell(scene, told);
    }

    String winner = oracle.winner() < 0 ? "nobody" : String.valueOf(oracle.winner());
    oracle.told.add(winner + " wins");
    assertThat(told).containsExactlyElementsOf(oracle.told);
    for (int i = 0; i < fighters.size(); i++) {
      assertThat(damage(scene, Seat.at(i))).as("damage on %s", i).isEqualTo(expected[i]);
    }
    Statistics.label("defeated")
        .collect(told.stream().filter(line -> line.endsWith("defeated")).count())
        .coverage(seen -> seen.check(2L).percentage(percent -> percent > 5));
    Statistics.label("asked")
        .collect(asked > 0)
        .coverage(seen -> seen.check(true).percentage(percent -> percent > 40));
  }

  /**
   * A War among players with those stats, who hold no cards. Their ships have a printed Defense of
   * 8: who was not defeated is not when the turn ends either.
   */
  private static Given war(List<Fighter> fighters) {
    Given given = Given.exploration(fighters.size()).space("war");
    for (int i = 0; i < fighters.size(); i++) {
      Fighter fighter = fighters.get(i);
      Seat seat = Seat.at(i);
      ship(given, seat, fighter.speed(), fighter.attack(), fighter.defense());
      total(given, seat, Stat.DIPLOMACY, fighter.diplomacy());
      total(given, seat, Stat.SHIELDS, fighter.shields()).damage(seat, fighter.damage());
    }
    return given;
  }

  /** Adds what the last action has told of damage; the end of the battle in any case. */
  private static void tell(Scene scene, List<String> told) {
    boolean won = false;
    for (Event event : scene.events()) {
      GameEvent what = event.what();
      if (what instanceof DamageAssigned assigned) {
        told.add(index(scene, assigned.from()) + " attacks " + index(scene, assigned.to()));
      } else if (what instanceof DamageTaken taken) {
        told.add(index(scene, taken.ship()) + " takes " + taken.amount());
      } else if (what instanceof FlagshipDefeated defeat) {
        told.add(defeat.seat().index() + " is defeated");
      } else if (what instanceof WarWon war) {
        told.add(war.seat().index() + " wins");
        won = true;
      }
    }
    if (!won && !(scene.phase() instanceof BattleDamage)) {
      told.add("nobody wins");
    }
  }

  private static int index(Scene scene, CardId ship) {
    for (Seat seat : Seat.first(scene.state().table().players())) {
      if (scene.area(seat).flagship().orElseThrow().card().equals(ship)) {
        return seat.index();
      }
    }
    throw new AssertionError(ship + " is no flagship");
  }

  @Provide
  Arbitrary<List<Fighter>> fighters() {
    Arbitrary<Integer> defenses = Arbitraries.integers().between(1, 8);
    Arbitrary<Fighter> fighters =
        Combinators.combine(numbers(3), numbers(5), numbers(2), numbers(2), defenses, numbers(7))
            .as((s, a, d, sh, def, dmg) -> new Fighter(s, a, d, sh, def, Math.min(dmg, def - 1)));
    return fighters
        .list()
        .ofMinSize(2)
        .ofMaxSize(5)
        .withSizeDistribution(RandomDistribution.uniform())
        .withoutEdgeCases();
  }

  @Provide
  Arbitrary<List<Integer>> picks() {
    return numbers(11).list().ofSize(5).withoutEdgeCases();
  }

  private static Arbitrary<Integer> numbers(int most) {
    return Arbitraries.integers().between(0, most);
  }
}

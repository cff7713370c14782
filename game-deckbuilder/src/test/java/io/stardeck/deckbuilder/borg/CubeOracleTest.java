package io.stardeck.deckbuilder.borg;

import static io.stardeck.deckbuilder.borg.Fleet.bonus;
import static io.stardeck.deckbuilder.borg.Fleet.flipped;
import static io.stardeck.deckbuilder.borg.Fleet.passAll;
import static io.stardeck.deckbuilder.borg.Fleet.team;
import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.AssignCube;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipDefeated;
import io.stardeck.deckbuilder.event.ScenarioEvent.CubeDefeated;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.phase.CubeDamage;
import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** The damage of a Cube battle, compared with a plain account of it by hand. */
class CubeOracleTest {
  private static final CardId CUBE = card("armed-cube");

  @Rule({
    "DB-CUB-08",
    "DB-CUB-09",
    "DB-CUB-10",
    "DB-CUB-11",
    "DB-CUB-12",
    "DB-BOR-35",
    "DB-FOR-02",
    "DB-FOR-03",
    "DB-I-13",
    "DB-I-26"
  })
  @Property(tries = 300)
  void damageIsAsAnAccountByHand(
      @ForAll("ships") List<Ship> ships,
      @ForAll("cubes") Ship cube,
      @ForAll("orders") List<Integer> order) {
    Account account = new Account(ships, cube, order);
    account.fight();
    List<GameEvent> told = fought(ships, cube, order);
    assertThat(told.stream().anyMatch(CubeDefeated.class::isInstance))
        .as("the Cube is defeated")
        .isEqualTo(account.cubeTaken >= cube.defense);
    for (int i = 0; i < ships.size(); i++) {
      Seat seat = Seat.at(i);
      CardId ship = card("borg-start-" + seat.number());
      assertThat(taken(told, ship)).as("damage on %s", seat).isEqualTo(account.taken[i]);
      assertThat(told.contains(new FlagshipDefeated(seat, ship)))
          .as("%s is defeated", seat)
          .isEqualTo(account.fallen(i));
    }
    assertThat(taken(told, CUBE)).as("damage on the Cube").isEqualTo(account.cubeTaken);
    Statistics.label("end")
        .collect(account.cubeTaken >= cube.defense, account.anyFallen())
        .coverage(
            coverage -> {
              coverage.check(true, true).percentage(p -> p > 2);
              coverage.check(true, false).percentage(p -> p > 2);
              coverage.check(false, true).percentage(p -> p > 2);
              coverage.check(false, false).percentage(p -> p > 2);
            });
  }

  /** What is told of the battle, from the passes on. */
  private static List<GameEvent> fought(List<Ship> ships, Ship cube, List<Integer> order) {
    Given given = team(ships.size()).space("armed-cube").hand(ONE, "probe");
    for (int i = 0; i < ships.size(); i++) {
      Seat seat = Seat.at(i);
      Ship ship = ships.get(i);
      given.damage(seat, ship.damage);
      int[] printed = PRINTED[i];
      bonus(given, seat, Stat.SPEED, ship.speed - printed[0]);
      bonus(given, seat, Stat.ATTACK, ship.attack - printed[1]);
      bonus(given, seat, Stat.DEFENSE, ship.defense - 8);
      bonus(given, seat, Stat.SHIELDS, ship.shields);
    }
    Scene scene = given.scene().does(new PlayCard(ONE, card("probe")));
    scene = Scene.at(scene.state().with(scene.state().table().withFlipped(changed(scene, cube))));
    List<GameEvent> told = new ArrayList<>();
    for (Seat seat : Seat.first(ships.size())) {
      scene = passAll(scene, seat);
      add(told, scene);
    }
    while (scene.phase() instanceof CubeDamage phase) {
      scene = scene.does(named(scene, phase, order));
      add(told, scene);
    }
    return told;
  }

  private static final int[][] PRINTED = {{3, 3}, {2, 4}, {4, 3}, {3, 4}};

  private static ImmutableList<FlippedCard> changed(Scene scene, Ship cube) {
    return ImmutableList.of(
        flipped(scene)
            .withBonuses(
                ImmutableList.of(
                    new Bonus(Stat.SPEED, cube.speed - 3, Until.BATTLE_END),
                    new Bonus(Stat.ATTACK, cube.attack - 11, Until.BATTLE_END),
                    new Bonus(Stat.DEFENSE, cube.defense - 12, Until.BATTLE_END),
                    new Bonus(Stat.SHIELDS, cube.shields - 1, Until.BATTLE_END))));
  }

  private static AssignCube named(Scene scene, CubeDamage phase, List<Integer> order) {
    for (int index : order) {
      AssignCube action = new AssignCube(phase.seat(), Seat.at(index));
      if (index < scene.state().table().players() && scene.legal(phase.seat()).contains(action)) {
        return action;
      }
    }
    throw new AssertionError("nobody can be named");
  }

  private static void add(List<GameEvent> told, Scene scene) {
    scene.events().stream().map(Event::what).forEach(told::add);
  }

  private static int taken(List<GameEvent> told, CardId ship) {
    return told.stream()
        .filter(what -> what instanceof DamageTaken taken && taken.ship().equals(ship))
        .mapToInt(what -> ((DamageTaken) what).amount())
        .sum();
  }

  @Provide
  Arbitrary<List<Ship>> ships() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 6),
            Arbitraries.integers().between(0, 8),
            Arbitraries.integers().between(2, 10),
            Arbitraries.integers().between(0, 3),
            Arbitraries.integers().between(0, 9))
        .as((s, a, d, sh, damage) -> new Ship(s, a, d, sh, Math.min(damage, d - 1)))
        .list()
        .ofMinSize(2)
        .ofMaxSize(4);
  }

  @Provide
  Arbitrary<Ship> cubes() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 6),
            Arbitraries.integers().between(0, 30),
            Arbitraries.integers().between(1, 20),
            Arbitraries.integers().between(0, 3))
        .as((s, a, d, sh) -> new Ship(s, a, d, sh, 0));
  }

  @Provide
  Arbitrary<List<Integer>> orders() {
    return Arbitraries.shuffle(0, 1, 2, 3);
  }

  /** A ship as it goes into the battle. */
  record Ship(int speed, int attack, int defense, int shields, int damage) {}

  /** The battle, reckoned anew: nothing but loops and sums. */
  private static final class Account {
    private final List<Ship> ships;
    private final Ship cube;
    private final List<Integer> order;
    private final int[] taken;
    private int cubeTaken;
    private int cubeShieldsLeft;

    Account(List<Ship> ships, Ship cube, List<Integer> order) {
      this.ships = ships;
      this.cube = cube;
      this.order = order;
      this.taken = new int[ships.size()];
      this.cubeShieldsLeft = cube.shields;
    }

    void fight() {
      TreeSet<Integer> speeds = new TreeSet<>();
      ships.forEach(ship -> speeds.add(ship.speed));
      speeds.add(cube.speed);
      for (int speed : speeds.descendingSet()) {
        if (cubeTaken < cube.defense && standing() > 0) {
          group(speed);
        }
      }
    }

    private void group(int speed) {
      int attack = 0;
      for (int i = 0; i < ships.size(); i++) {
        attack += ships.get(i).speed == speed && !fallen(i) ? ships.get(i).attack : 0;
      }
      if (speed == cube.speed) {
        spread();
      }
      int shielded = Math.min(attack, cubeShieldsLeft);
      cubeShieldsLeft -= shielded;
      cubeTaken += attack - shielded;
    }

    private void spread() {
      int left = cube.attack;
      for (int i : order) {
        if (i < ships.size() && !fallen(i)) {
          int prevented = Math.min(left, ships.get(i).shields);
          left -= prevented;
          int hit = Math.min(left, ships.get(i).defense - ships.get(i).damage);
          left -= hit;
          taken[i] += hit;
        }
      }
    }

    boolean fallen(int i) {
      return ships.get(i).damage + taken[i] >= ships.get(i).defense;
    }

    boolean anyFallen() {
      return standing() < ships.size();
    }

    private int standing() {
      int standing = 0;
      for (int i = 0; i < ships.size(); i++) {
        standing += fallen(i) ? 0 : 1;
      }
      return standing;
    }
  }
}

package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The set-up against the solitaire enemy (BF-SOL-01, 02, SP-1). */
class SolitaireSetupTest {
  private static final Seat ENEMY = Seat.of(2);

  @Rule({"BF-SOL-01", "BF-GEN-01"})
  @Test
  void itIsDealtAsForTwoPlayersAndTheEnemyGetsNoCards() {
    BattleForceState state = Begun.dealt(BattleForceConfig.standard(1), "alone");
    assertThat(Held.faceDown(state)).hasSize(2).allMatch(s -> s.size() == 15);
    assertThat(state.hand(Seat.of(1))).hasSize(7);
    assertThat(state.handSize(ENEMY)).isZero();
    assertThat(state.starbase()).isEqualTo(83);
    assertThat(state.shipDeck()).isEqualTo(6);
  }

  @Rule({"BF-SOL-02", "BF-D-58"})
  @Property(tries = 40)
  void theEnemyTakesShipsFromTheLeftWhileTheyFitAndPutsHalfInTheScreen(
      @ForAll @IntRange(max = 9999) int seed) {
    BattleForceConfig config = BattleForceConfig.standard(1);
    ImmutableList<ShipId> deal = Begun.dealt(config, "sp" + seed).faceDown(ENEMY);
    List<ShipId> expected = new ArrayList<>();
    int points = 0;
    for (ShipId ship : deal) {
      points += config.cardSet().ships().get(ship.number()).vp();
      if (points > 65) {
        break;
      }
      expected.add(ship);
    }
    Scene scene = arranged(config, "sp" + seed);
    Fleet enemy = scene.fleet(ENEMY);
    assertThat(placed(enemy)).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(enemy.screen()).hasSize((expected.size() + 1) / 2);
    assertThat(scene.faceDown(ENEMY)).isEmpty();
    assertThat(enemy.screen()).noneMatch(ship -> ship.cloaked() || ship.webbed());
  }

  @Rule("BF-D-58")
  @Test
  void theSizeOfTheEnemysFleetIsToldUnderTheirPolicyAndThatOfThePlayerUnderTheSetUp() {
    Scene scene = Begun.game(BattleForceConfig.standard(1), "told");
    Scene formed = Begun.takes(scene, scene.faceDown(Seat.of(1)).subList(0, 5));
    assertThat(formed.events())
        .extracting(Event::what, event -> event.rule().value())
        .contains(
            tuple(new FleetChosen(Seat.of(1), 5), "BF-SET-12"),
            tuple(new FleetChosen(ENEMY, formed.faceDown(ENEMY).size()), "BF-D-58"));
  }

  @Rule("BF-SOL-02")
  @Test
  void theOrderOfAFleetIsNeitherThatOfTheDealNorThatOfTheCards() {
    BattleForceConfig config = BattleForceConfig.standard(1);
    boolean neitherScreen = false;
    boolean neitherMain = false;
    for (int seed = 0; seed < 10; seed++) {
      List<ShipId> deal = Begun.dealt(config, "order" + seed).faceDown(ENEMY);
      Fleet enemy = arranged(config, "order" + seed).fleet(ENEMY);
      neitherScreen |= shuffled(ids(enemy.screen()), deal);
      neitherMain |= shuffled(ids(enemy.main()), deal);
    }
    assertThat(neitherScreen).isTrue();
    assertThat(neitherMain).isTrue();
  }

  private static boolean shuffled(List<ShipId> row, List<ShipId> deal) {
    return !Ordering.natural().isOrdered(row.stream().map(deal::indexOf).toList())
        && !Ordering.natural().isOrdered(row.stream().map(ShipId::number).toList());
  }

  /** The game once the player has placed five ships. */
  private static Scene arranged(BattleForceConfig config, String seed) {
    Scene scene = Begun.game(config, seed);
    scene = Begun.takes(scene, scene.faceDown(Seat.of(1)).subList(0, 5));
    scene = Begun.stashes(scene);
    assertThat(scene.phase()).isInstanceOf(SetupPhase.Arrange.class);
    return Begun.places(scene, Row.SCREEN, Row.SCREEN, Row.MAIN);
  }

  private static List<ShipId> placed(Fleet fleet) {
    List<ShipId> placed = new ArrayList<>(ids(fleet.screen()));
    placed.addAll(ids(fleet.main()));
    return placed;
  }

  private static List<ShipId> ids(List<Ship> ships) {
    return ships.stream().map(Ship::id).toList();
  }
}

package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.BattleForceConfig;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
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
    assertThat(state.secrets()).hasSize(2).allMatch(s -> s.ships().size() == 15);
    assertThat(state.secrets(Seat.of(1)).hand()).hasSize(7);
    assertThat(state.secrets(ENEMY).hand()).isEmpty();
    assertThat(state.starbase()).isEqualTo(83);
    assertThat(state.shipDeck()).isEqualTo(6);
  }

  @Rule("BF-SOL-02")
  @Property(tries = 40)
  void theEnemyTakesShipsFromTheLeftWhileTheyFitAndPutsHalfInTheScreen(
      @ForAll @IntRange(max = 9999) int seed) {
    BattleForceConfig config = BattleForceConfig.standard(1);
    ImmutableList<ShipId> deal = Begun.dealt(config, "sp" + seed).secrets(ENEMY).ships();
    List<ShipId> expected = new ArrayList<>();
    int points = 0;
    for (ShipId ship : deal) {
      points += config.cardSet().ships().get(ship.number()).vp();
      if (points > 65) {
        break;
      }
      expected.add(ship);
    }
    Scene scene = Begun.game(config, "sp" + seed);
    scene = Begun.takes(scene, scene.secrets(Seat.of(1)).ships().subList(0, 5));
    scene = Begun.stashes(scene);
    assertThat(scene.phase()).isInstanceOf(Phase.Arrange.class);
    scene = Begun.places(scene, Row.SCREEN, Row.SCREEN, Row.MAIN);
    Fleet enemy = scene.fleet(ENEMY);
    List<ShipId> placed = new ArrayList<>();
    enemy.screen().stream().map(Ship::id).forEach(placed::add);
    enemy.main().stream().map(Ship::id).forEach(placed::add);
    assertThat(placed).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(enemy.screen()).hasSize((expected.size() + 1) / 2);
    assertThat(scene.secrets(ENEMY).ships()).isEmpty();
    assertThat(enemy.screen()).noneMatch(ship -> ship.cloaked() || ship.webbed());
  }
}

package io.stardeck.sfbf.hostile;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import org.junit.jupiter.api.Test;

/** What is wrong with the ships of a state from outside. */
class ShipFaultsTest {
  @Rule({"BF-FRM-17", "BF-D-20"})
  @Test
  void aScreenIsEmptyBeforeAMainBodyOnlyWhileItsOwnerChangesFormation() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .main(ONE, "gor-bc")
            .screen(TWO, "kli-d7")
            .phases(PhaseStack.formation(ONE))
            .scene()
            .does(new MoveShip(ONE, ship("fed-ca"), Row.RESERVE));
    BattleForceState forming = scene.state();
    assertThat(forming.table().fleet(ONE).screen()).isEmpty();
    assertThat(Scene.GAME.faults(forming)).isEmpty();
    assertThat(Scene.GAME.faults(withoutScreen(forming, TWO)))
        .anySatisfy(fault -> assertThat(fault.path()).isEqualTo("table.fleets[1].screen"));
  }

  private static BattleForceState withoutScreen(BattleForceState state, Seat seat) {
    Fleet fleet = state.table().fleet(seat);
    return state.with(seat, Fleet.EMPTY.withMain(fleet.screen()));
  }
}

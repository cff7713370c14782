package io.stardeck.sfbf.formation;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Row;
import org.junit.jupiter.api.Test;

/** How many ships a row may hold. */
class RowSizeTest {
  @Rule("BF-FRM-14")
  @Test
  void theMainBodyMayBeEmptyAndIsFilledAgainLater() {
    Scene scene =
        forming(Given.advanced(2).screen(ONE, "fed-ca", "fed-cl").main(ONE, "gor-bc"))
            .does(move("gor-bc", Row.SCREEN), new EndFormation(ONE));
    assertThat(scene.fleet(ONE).main()).isEmpty();
    Scene later =
        forming(Given.advanced(2).screen(ONE, "fed-ca", "fed-cl", "gor-bc"))
            .does(move("fed-cl", Row.MAIN), new EndFormation(ONE));
    assertThat(later.fleet(ONE).main()).hasSize(1);
  }

  @Rule("BF-FRM-14")
  @Test
  void screenAndMainBodyHaveNoLimit() {
    String[] screen = {"fed-cl", "fed-dn", "fed-ca", "fed-cvs", "fed-dd", "fed-ff"};
    String[] main = {"gor-bc", "gor-cl", "gor-dd", "gor-ff", "gor-cv", "gor-dn"};
    Scene scene = forming(Given.advanced(2).screen(ONE, screen).main(ONE, main));
    assertThat(scene.does(move("gor-bc", Row.SCREEN)).fleet(ONE).screen()).hasSize(7);
    assertThat(scene.does(move("fed-cl", Row.MAIN)).fleet(ONE).main()).hasSize(7);
  }

  private static Scene forming(Given given) {
    return given.screen(TWO, "kli-d7").hand(ONE, "rs-1").phases(PhaseStack.formation(ONE)).scene();
  }

  private static MoveShip move(String id, Row row) {
    return new MoveShip(ONE, ship(id), row);
  }
}

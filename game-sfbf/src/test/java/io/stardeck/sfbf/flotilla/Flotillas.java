package io.stardeck.sfbf.flotilla;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;

/** Games in which a PF flotilla is played. */
final class Flotillas {
  private Flotillas() {}

  /** Two players, of whom the active one has a flotilla and the other two ships. */
  static Given two() {
    return Given.advanced(2).screen(ONE, "fed-ff").screen(TWO, "fed-ca", "fed-dn").hand(ONE, "pff");
  }

  /** The first player plays the flotilla. */
  static Scene played(Given given) {
    return given.scene().does(new PlayFlotilla(ONE, card("pff")));
  }

  /** A ship fires at the flotilla with that card. */
  static Intercept fire(Seat seat, String ship, String card) {
    return new Intercept(seat, ship(ship), card(card));
  }

  /** How much fire the flotilla has drawn. */
  static int fire(Scene scene) {
    return Damage.fire(scene.state().table(), scene.state().table().attack().orElseThrow());
  }

  /** That player plays the flotilla. */
  static Scene played(Given given, Seat seat) {
    return given.scene().does(new PlayFlotilla(seat, card("pff")));
  }
}

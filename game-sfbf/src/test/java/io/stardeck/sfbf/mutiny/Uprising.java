package io.stardeck.sfbf.mutiny;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;

import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import java.util.List;

/** A mutiny on a D7 of seat 2. */
final class Uprising {
  private Uprising() {}

  /** A Klingon and another ship of seat 2, and the card in the hand of seat 1. */
  static Given given() {
    return Given.advanced(3)
        .screen(ONE, "fed-ff")
        .screen(TWO, "kli-d7", "fed-cl")
        .screen(THREE, "rom-we")
        .hand(ONE, "mut");
  }

  /** The mutiny aimed at the Klingon ship, not committed yet. */
  static Scene draft(Given given) {
    return given.scene().does(new BeginMutiny(ONE, card("mut")), new AimAt(ONE, ship("kli-d7")));
  }

  /** The mutiny on the Klingon ship, committed. */
  static Scene committed(Given given) {
    return draft(given).does(new Commit(ONE));
  }

  /** The damage dealt in the last action. */
  static List<Integer> damage(Scene scene) {
    return scene.events(DamageDealt.class).stream().map(DamageDealt::points).toList();
  }
}

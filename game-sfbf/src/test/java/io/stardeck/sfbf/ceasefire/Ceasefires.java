package io.stardeck.sfbf.ceasefire;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;

import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;

/** Games in which the Organian ceasefire is played. */
final class Ceasefires {
  private Ceasefires() {}

  /** Three fleets, and the ceasefire in the hand of the active player. */
  static Given given() {
    return Given.advanced(3)
        .screen(ONE, "fed-ff", "rom-we")
        .main(TWO, "tho-cw")
        .screen(TWO, "kli-d7")
        .screen(THREE, "gor-bc")
        .hand(ONE, "org", "ph1-2-1")
        .hand(TWO, "rs-1", "rs-2", "rs-3", "rs-4")
        .hand(THREE, "em-2");
  }

  /** The first player plays the ceasefire. */
  static Scene played(Given given) {
    return given.scene().does(new PlayCeasefire(ONE, card("org")));
  }

  /** Nobody stashes anything. */
  static Scene unstashed(Scene scene) {
    Scene next = scene;
    while (next.phase() instanceof Phase.CeasefireStash stash) {
      next = next.does(new Commit(stash.seat()));
    }
    return next;
  }
}

package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.weapon;

import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;

/** One photon torpedo, fired at the larger of two ships. */
final class TorpedoAttack {
  private TorpedoAttack() {}

  /** The cruiser has fired its torpedo, and the defence is open. */
  static Scene attacked(Given given) {
    return given
        .scene()
        .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit());
  }

  /** A cruiser with a photon torpedo, and two ships in its sight. */
  static Given given() {
    return Given.advanced(2)
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-c8", "tho-pc")
        .hand(ONE, "pho-6-1");
  }
}

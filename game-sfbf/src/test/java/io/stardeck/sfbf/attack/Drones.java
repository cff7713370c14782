package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;

import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;

/** Attacks with drones, for tests of the defence against them. */
final class Drones {
  private Drones() {}

  /** A drone or two from a Kzinti dreadnought at {@code target}, whose owner holds those cards. */
  static Scene drones(String target, String... hand) {
    return Given.advanced(2)
        .screen(ONE, "kzi-dn")
        .screen(TWO, target, "tho-pc")
        .hand(ONE, "drn-5-1", "drn-3-1")
        .hand(TWO, hand)
        .hand(TWO, "dc-2")
        .scene()
        .does(begin("kzi-dn"), aim(target), weapon("drn-5-1", BoxType.DRN));
  }

  /** The drone with a Scatterpack, committed. */
  static Scene scatteredDrone(String target, String... hand) {
    return Given.advanced(2)
        .screen(ONE, "kzi-dn")
        .screen(TWO, target, "tho-pc")
        .hand(ONE, "drn-5-1", "scp-2")
        .hand(TWO, hand)
        .hand(TWO, "dc-2")
        .scene()
        .does(begin("kzi-dn"), aim(target), weapon("drn-5-1", BoxType.DRN))
        .does(support("scp-2", "drn-5-1"), commit());
  }
}

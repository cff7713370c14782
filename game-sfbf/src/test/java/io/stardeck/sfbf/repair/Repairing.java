package io.stardeck.sfbf.repair;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;

import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import java.util.Optional;

/** Seat 1, with the Constellation, repairs their ships. */
final class Repairing {
  private Repairing() {}

  /** The phase 2 of seat 1. */
  static Given repairing(Given given) {
    return given.screen(ONE, "fed-ca").screen(TWO, "kli-d7").phases(PhaseStack.repair(ONE));
  }

  static PlayRepair play(String card, String ship) {
    return new PlayRepair(ONE, card(card), ship(ship));
  }

  static ControlDamage control(String ship, BoxType type) {
    return new ControlDamage(ONE, ship(ship), Optional.of(type));
  }

  /** How many boxes of that type the Constellation has without damage. */
  static int undamaged(Scene scene, BoxType type) {
    return scene
        .state()
        .table()
        .card(ship("fed-ca"))
        .undamaged(type, scene.ship("fed-ca").damaged())
        .size();
  }
}

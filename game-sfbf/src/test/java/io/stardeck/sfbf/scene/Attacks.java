package io.stardeck.sfbf.scene;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.card.BoxType;

/** Whole attacks in one go, for tests in which they are only the way to something else. */
public final class Attacks {
  private Attacks() {}

  /** The scene after {@code ship} has fired one phaser-1 card at {@code target}. */
  public static Scene phaser(Scene scene, Seat seat, String ship, String target, String card) {
    return scene.does(
        new BeginAttack(seat, Given.ship(ship)),
        new AimAt(seat, Given.ship(target)),
        new AddWeapon(seat, Given.card(card), BoxType.PH1),
        new Commit(seat));
  }
}

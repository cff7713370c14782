package io.stardeck.sfbf.scene;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.state.Phase;

/** Damage laid on boxes where a test does not care which. */
public final class Wounds {
  private Wounds() {}

  /** The scene after the owner has laid all damage, each time on the first box offered. */
  public static Scene laid(Scene scene) {
    Scene next = scene;
    while (next.phase() instanceof Phase.Allocation allocation) {
      next = next.does(first(next, allocation.seat()));
    }
    return next;
  }

  private static BattleForceAction first(Scene scene, Seat seat) {
    return scene.legal(seat).stream().filter(Allocate.class::isInstance).findFirst().orElseThrow();
  }
}

package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;

import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.PassDefence;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import java.util.Optional;

/** The Kzinti carrier of seat 1 attacks seat 2 with fighters. */
final class Launch {
  static final String CARRIER = "kzi-cvs";

  private Launch() {}

  /** The carrier and another ship of each side, in an advanced game of two. */
  static Given given() {
    return Given.advanced(2).screen(ONE, CARRIER).screen(TWO, "fed-ca", "fed-ff");
  }

  /** The carrier's fighters on their way to {@code target}. */
  static Scene at(Given given, int squadrons, String target) {
    return given
        .scene()
        .does(
            new BeginFighters(ONE, ship(CARRIER), squadrons),
            new AimAt(ONE, ship(target)),
            new Commit(ONE));
  }

  /** Seat 2 fires from the target. */
  static FireAtFighters fire(String target, String card, BoxType box) {
    return new FireAtFighters(TWO, ship(target), card(card), Optional.of(box));
  }

  /** Seat 2 fires from an escort. */
  static FireAtFighters escort(String ship, String card) {
    return new FireAtFighters(TWO, ship(ship), card(card), Optional.empty());
  }

  /** Seat 2 doubles a card. */
  static SupportFire support(String card, String weapon) {
    return new SupportFire(TWO, card(card), card(weapon));
  }

  /** The damage dealt in the last action. */
  static List<Integer> damage(Scene scene) {
    return scene.events(DamageDealt.class).stream().map(DamageDealt::points).toList();
  }

  /** The scene after seat 2 has ended its fire and its defence, where these are open. */
  static Scene passAll(Scene scene) {
    Scene next = scene;
    if (next.phase() instanceof Phase.FireWindow) {
      next = next.does(new PassFire(TWO));
    }
    if (next.phase() instanceof Phase.DefenceWindow) {
      next = next.does(new PassDefence(TWO));
    }
    return next;
  }
}

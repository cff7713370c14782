package io.stardeck.sfbf.bot;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.internal.combat.Standing;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.fighters.Squadrons;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What each kind of attack promises against each ship, and the best of it. */
final class Aims {
  /** The mean of a die. */
  static final double DIE = 3.5;

  private Aims() {}

  /** All ships that {@code form} may be aimed at. */
  static List<Berth> targets(BattleForceView view, Form form) {
    List<Berth> targets = new ArrayList<>();
    Targets.each(view.table(), view.seat(), form, targets::add);
    return targets;
  }

  /** The most that the ship at {@code attacker} can hope for with its weapons. */
  static double weapons(BattleForceView view, Berth attacker, List<Berth> targets) {
    double best = 0;
    @Nullable Volley near = null;
    @Nullable Volley far = null;
    for (int i = 0; i < targets.size(); i++) {
      Berth target = targets.get(i);
      Volley volley;
      if (!plain(target.ship())) {
        volley = Volley.of(view, attacker, target);
      } else if (target.row() == Row.MAIN) {
        far = far == null ? Volley.of(view, attacker, target) : far;
        volley = far;
      } else {
        near = near == null ? Volley.of(view, attacker, target) : near;
        volley = near;
      }
      best = Math.max(best, weapons(view, target, volley));
    }
    return best;
  }

  /** The most that the ship at {@code attacker} can hope for, with weapons or fighters. */
  static double promise(BattleForceView view, Berth attacker) {
    int squadrons = Squadrons.ready(view.table(), attacker.ship()).size();
    return Math.max(
        weapons(view, attacker, targets(view, Form.SHIP)),
        squadrons == 0 ? 0 : fighters(view, squadrons));
  }

  /** What {@code volley} promises against the ship at {@code target}. */
  static double weapons(BattleForceView view, Berth target, Volley volley) {
    return volley.loads().isEmpty() ? 0 : Prospect.of(view, target, volley.damage(target), 1);
  }

  /** What {@code dice} dice of fighters promise against the ship at {@code target}. */
  static double fighters(BattleForceView view, Berth target, double dice) {
    Counters counters = Counters.plan(view.table(), null, target, new ArrayList<>(view.hand()));
    boolean fires = !target.ship().cloaked() && target.ship().weasel().isEmpty();
    double fire = fires ? 0.4 * view.handSize(target.owner()) : 0;
    double damage = Math.max(0, counters.left(view.table(), target, dice * DIE, 0) - fire);
    return Prospect.of(view, target, damage, 1);
  }

  /** The most that {@code dice} dice of fighters can hope for. */
  static double fighters(BattleForceView view, double dice) {
    List<Berth> targets = targets(view, Form.FIGHTERS);
    double best = 0;
    for (int i = 0; i < targets.size(); i++) {
      best = Math.max(best, fighters(view, targets.get(i), dice));
    }
    return best;
  }

  /** What a mutiny promises on the ship at {@code target}: half of them are captures. */
  static double mutiny(BattleForceView view, Berth target) {
    double points = view.table().card(target.ship().id()).vp();
    double capture = points * (1 + Prospect.denial(view));
    return 0.5 * capture + 0.5 * Math.min(1, Fleets.left(view.table(), target.ship()) / 4.0);
  }

  /** The most that a mutiny can hope for. */
  static double mutiny(BattleForceView view) {
    List<Berth> targets = targets(view, Form.MUTINY);
    double best = 0;
    for (int i = 0; i < targets.size(); i++) {
      best = Math.max(best, mutiny(view, targets.get(i)));
    }
    return best;
  }

  /** What a flotilla with {@code strength} promises against the ship at {@code target}. */
  static double flotilla(BattleForceView view, Berth target, double strength) {
    Counters counters = Counters.plan(view.table(), null, target, new ArrayList<>(view.hand()));
    double damage = counters.left(view.table(), target, 2 * DIE + strength, 0);
    return Prospect.of(view, target, damage, 0);
  }

  /** The most that a flotilla can hope for, some interception expected. */
  static double flotilla(BattleForceView view) {
    double fire = 0;
    for (int index = 0; index < view.table().fleets().size(); index++) {
      Seat seat = Seat.at(index);
      if (view.table().enemies(view.seat(), seat)) {
        fire += Math.min(3, 0.7 * view.handSize(seat));
      }
    }
    List<Berth> targets = targets(view, Form.FLOTILLA);
    double best = 0;
    for (int i = 0; i < targets.size(); i++) {
      best = Math.max(best, flotilla(view, targets.get(i), Math.max(0, 12 - fire)));
    }
    return best;
  }

  /** Whether nothing stands on {@code ship} that changes an attack on it. */
  private static boolean plain(Ship ship) {
    for (Effect effect : Effect.values()) {
      if (Standing.on(ship, effect)) {
        return false;
      }
    }
    return true;
  }
}

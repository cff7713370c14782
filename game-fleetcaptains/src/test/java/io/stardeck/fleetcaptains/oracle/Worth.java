package io.stardeck.fleetcaptains.oracle;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Table;
import java.util.ArrayList;
import java.util.List;

/** What holds for a ship, and its ratings by it ({@code FC-D-21}). */
final class Worth {
  /** A disabled system. */
  static final int D = Setting.DISABLED;

  private Worth() {}

  /** All that holds for a ship where it is. */
  static List<Standing> of(FleetState state, Ship ship) {
    Table table = state.table();
    ComponentSet set = table.set();
    List<Standing> all = new ArrayList<>(set.ship(ship.card()).standing());
    for (CardId crew : ship.crew()) {
      for (CardFace face : set.command(crew).faces()) {
        all.addAll(face.kind() == FaceKind.CREW ? face.standing() : List.of());
      }
    }
    for (CardId cargo : ship.cargo()) {
      all.addAll(set.isEncounter(cargo) ? set.encounter(cargo).standing() : List.of());
    }
    lying(set, ship.attached(), all);
    int space = state.spaceOf(ship);
    all.addAll(at(table, space));
    lying(set, table.captain(table.owner(ship.card())).staying(), all);
    for (Imposed imposed : table.imposed()) {
      if (imposed.ship().equals(ship.card())) {
        all.add(imposed.standing());
      }
    }
    List<Standing> now = new ArrayList<>();
    for (Standing each : all) {
      if (!(each instanceof Standing.While only)) {
        now.add(each);
      } else if (holds(table, ship, space, only.when())) {
        now.add(only.then());
      }
    }
    return now;
  }

  /** What a tile and the cards on it do. */
  static List<Standing> at(Table table, int space) {
    List<Standing> all = new ArrayList<>();
    if (table.shape().isTile(space)) {
      table
          .tiles()
          .get(space)
          .location()
          .ifPresent(card -> all.addAll(table.set().location(card).standing()));
      lying(table.set(), table.tiles().get(space).attached(), all);
    }
    return all;
  }

  private static void lying(ComponentSet set, List<CardId> cards, List<Standing> all) {
    for (CardId card : cards) {
      if (set.isEncounter(card)) {
        all.addAll(set.encounter(card).standing());
        continue;
      }
      for (CardFace face : set.command(card).faces()) {
        all.addAll(face.staysInPlay().isPresent() ? face.standing() : List.of());
      }
    }
  }

  private static boolean holds(Table table, Ship ship, int space, Condition when) {
    if (when instanceof Condition.OnAlert alert) {
      return ship.alert() == alert.alert();
    } else if (when instanceof Condition.At at) {
      return Grounds.fits(table, table.owner(ship.card()), space, at.filter());
    }
    throw new IllegalArgumentException("not among the conditions of the set: " + when);
  }

  /** Whether that kind of standing effect holds for the ship. */
  static boolean has(FleetState state, Ship ship, Class<? extends Standing> kind) {
    return of(state, ship).stream().anyMatch(kind::isInstance);
  }

  /** Whether a rule is waived for the ship. */
  static boolean waived(FleetState state, Ship ship, String rule) {
    return of(state, ship).stream()
        .anyMatch(
            each ->
                each instanceof Standing.IgnoreRule ignore && ignore.rule().value().equals(rule));
  }

  /** Whether a kind of action is forbidden to the ship. */
  static boolean forbidden(FleetState state, Ship ship, ActionKind kind) {
    return of(state, ship).stream()
        .anyMatch(
            each -> each instanceof Standing.ForbidAction forbid && forbid.kinds().contains(kind));
  }

  /** The changes of a system in one context. */
  static int changes(FleetState state, Ship ship, ShipSystem system, Context context) {
    int sum = 0;
    for (Standing each : of(state, ship)) {
      if (each instanceof Standing.ModifyRating change
          && change.context() == context
          && change.system().orElse(system) == system) {
        sum += change.amount();
      }
    }
    return sum;
  }

  /** The movement points of a ship by itself; what is disabled anyway no maneuver saves. */
  static int engines(FleetState state, Ship ship) {
    int engines = rating(state, ship, ShipSystem.ENGINES);
    int points = engines + changes(state, ship, ShipSystem.ENGINES, Context.MANEUVER);
    return engines == D || points < 0 ? D : points;
  }

  /** The standing rating; D if it is disabled or below 0. */
  static int rating(FleetState state, Ship ship, ShipSystem system) {
    int sum = state.table().setting(ship).of(system);
    if (sum == D) {
      return D;
    }
    for (SystemToken token : ship.tokens()) {
      if (token.system() == system && token.amount().isEmpty()) {
        return D;
      }
      sum += token.system() == system ? token.amount().orElseThrow() : 0;
    }
    for (Standing each : of(state, ship)) {
      if (each instanceof Standing.SetDisabled disabled && disabled.system() == system) {
        return D;
      }
    }
    sum += changes(state, ship, system, Context.ALWAYS);
    return sum < 0 ? D : sum;
  }
}

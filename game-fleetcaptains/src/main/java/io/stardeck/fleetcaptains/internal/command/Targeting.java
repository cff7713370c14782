package io.stardeck.fleetcaptains.internal.command;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.TargetKind;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;

/** What can be chosen for a card ({@code FC-D-93}). */
public final class Targeting {
  private Targeting() {}

  /** The candidates of a kind. */
  public static ImmutableList<Target> candidates(
      Table table, Seat seat, TargetKind kind, Optional<CardId> ship) {
    ImmutableList.Builder<Target> all = ImmutableList.builder();
    switch (kind) {
      case OWN_SHIP -> {
        for (Ship own : table.captain(seat).fleet()) {
          if (!own.cloaked()) {
            all.add(Target.of(own.card()));
          }
        }
      }
      case ENEMY_SHIP, ENEMY_SHIP_HERE -> {
        for (Ship enemy : table.captain(table.opponent(seat)).fleet()) {
          if (!enemy.cloaked()
              && (kind == TargetKind.ENEMY_SHIP || here(table, seat, enemy, ship))) {
            all.add(Target.of(enemy.card()));
          }
        }
      }
      case UNEXPLORED_TILE -> {
        for (int space = 0; space < table.tiles().size(); space++) {
          if (!table.tiles().get(space).explored()) {
            all.add(Target.of(space));
          }
        }
      }
      case OWN_SHIP_TILE -> {
        for (int space = 0; space < table.tiles().size(); space++) {
          if (table.tiles().get(space).explored() && table.hasShip(seat, space)) {
            all.add(Target.of(space));
          }
        }
      }
    }
    return all.build();
  }

  private static boolean here(Table table, Seat seat, Ship enemy, Optional<CardId> ship) {
    Ship acting = ship.isEmpty() ? null : table.ship(ship.get());
    return acting == null ? table.hasShip(seat, enemy.at()) : acting.isAt(enemy.at());
  }

  /** Whether all targets of a face can be chosen. */
  static boolean possible(Table table, Seat seat, CardFace face, Optional<CardId> ship) {
    for (TargetKind kind : face.targets()) {
      if (candidates(table, seat, kind, ship).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}

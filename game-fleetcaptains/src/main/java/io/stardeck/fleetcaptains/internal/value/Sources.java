package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.ActionKind;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.FaceKind;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.Standing;
import io.stardeck.fleetcaptains.card.Standing.ForbidAction;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;

/** What holds for a ship: its own abilities, its crew and cargo, and the tile that it is in. */
public final class Sources {
  private Sources() {}

  /** All of it, for a ship in that space; the space does not matter if it is not on the board. */
  public static ImmutableList<Standing> of(Table table, Ship ship, int space) {
    ImmutableList<Standing> own = table.def(ship).abilities();
    LocationDef location = space < 0 ? null : table.location(space);
    boolean tile = location != null && !location.abilities().isEmpty();
    if (!tile && ship.crew().isEmpty() && ship.cargo().isEmpty()) {
      return own;
    }
    ImmutableList.Builder<Standing> all = ImmutableList.builder();
    all.addAll(own);
    for (int i = 0; i < ship.crew().size(); i++) {
      all.addAll(crew(table, ship.crew().get(i)));
    }
    for (int i = 0; i < ship.cargo().size(); i++) {
      if (table.set().isEncounter(ship.cargo().get(i))) {
        all.addAll(table.set().encounter(ship.cargo().get(i)).standing());
      }
    }
    return (tile && location != null ? all.addAll(location.abilities()) : all).build();
  }

  /** What a crew card does for its ship. */
  public static ImmutableList<Standing> crew(Table table, CardId card) {
    for (CardFace face : table.set().command(card).faces()) {
      if (face.kind() == FaceKind.CREW) {
        return face.standing();
      }
    }
    return ImmutableList.of();
  }

  /** Whether something of that kind holds for a ship. */
  public static boolean has(Table table, Ship ship, int space, Class<? extends Standing> kind) {
    ImmutableList<Standing> all = of(table, ship, space);
    for (int i = 0; i < all.size(); i++) {
      if (kind.isInstance(all.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a tile has an ability of that kind. */
  public static boolean tileHas(Table table, int space, Class<? extends Standing> kind) {
    LocationDef location = table.location(space);
    return location != null && location.abilities().stream().anyMatch(kind::isInstance);
  }

  /** Whether an action of that kind is forbidden to a ship ({@code FC-ACT-08}). */
  public static boolean forbids(Table table, Ship ship, int space, ActionKind kind) {
    ImmutableList<Standing> all = of(table, ship, space);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof ForbidAction forbid && forbid.kinds().contains(kind)) {
        return true;
      }
    }
    return false;
  }
}

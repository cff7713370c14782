package io.stardeck.stccg.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.PersonnelDef;
import io.stardeck.stccg.card.ShipDef;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** Where holograms are active ({@code ST-HOL-03} to {@code ST-HOL-05}). */
public final class Holograms {
  private Holograms() {}

  /** Whether a card is a hologram. */
  public static boolean is(Table table, Card card) {
    return table.def(card) instanceof PersonnelDef person && person.hologram();
  }

  /**
   * Whether a card is a hologram that is not active; {@code ship} and {@code location} as there.
   */
  static boolean inactive(Table table, Card card, @Nullable Ship ship, int location) {
    return is(table, card) && !active(table, card, ship, location);
  }

  /**
   * Whether a hologram is active.
   *
   * @param ship the ship that it is aboard, or null
   * @param location where it is
   */
  public static boolean active(Table table, Card hologram, @Nullable Ship ship, int location) {
    if (hologram.has(Mark.Deactivated.class)) {
      return false;
    }
    if (ship != null) {
      // On a ship of intruders they stay inactive (ST-SPC-09).
      return !Intruders.command(table, ship.id())
          && (((ShipDef) table.def(ship.card())).holodeck()
              || projected(table, location, ship.user(), true));
    }
    return hologram.has(Mark.Home.class);
  }

  /** Whether holograms of {@code seat} are projected at a location ({@code ST-SPC-14}). */
  public static boolean projected(Table table, int location, Seat seat, boolean aboard) {
    for (InForce<Standing.Holograms> projectors : table.inForce(Standing.Holograms.class)) {
      boolean reaches = aboard ? projectors.what().ships() : projectors.what().planets();
      boolean here =
          projectors.by().on().kind() == On.Kind.TABLE
              ? projectors.by().controller().equals(seat)
              : projectors.by().on().isLocation(location);
      if (reaches && here) {
        return true;
      }
    }
    return false;
  }
}

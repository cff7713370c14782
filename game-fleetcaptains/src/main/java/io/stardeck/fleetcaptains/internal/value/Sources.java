package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.ActionKind;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.FaceKind;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.Standing;
import io.stardeck.fleetcaptains.card.Standing.ForbidAction;
import io.stardeck.fleetcaptains.card.Standing.IgnoreRule;
import io.stardeck.fleetcaptains.card.Standing.While;
import io.stardeck.fleetcaptains.card.Until;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;

/**
 * What holds for a ship: its own abilities, its crew and cargo, what lies at it, at its tile and
 * before its player, and what cards have imposed on it.
 */
public final class Sources {
  private Sources() {}

  /** All of it, for a ship in that space; the space does not matter if it is not on the board. */
  public static ImmutableList<Standing> of(Table table, Ship ship, int space) {
    ImmutableList<Standing> own = table.def(ship).standing();
    Seat seat = table.owner(ship.card());
    LocationDef location = space < 0 ? null : table.location(space);
    ImmutableList<CardId> lying =
        location == null ? ImmutableList.of() : table.tiles().get(space).attached();
    boolean bare =
        (location == null || location.standing().isEmpty())
            && lying.isEmpty()
            && ship.crew().isEmpty()
            && ship.cargo().isEmpty()
            && ship.attached().isEmpty()
            && table.captain(seat).staying().isEmpty()
            && table.imposed().isEmpty();
    if (bare && own.isEmpty()) {
      return own;
    }
    Gathering all = new Gathering(table, seat, ship, space);
    all.add(own);
    if (!bare) {
      aboard(table, ship, all);
      cards(table, table.captain(seat).staying(), all);
      cards(table, lying, all);
      if (location != null) {
        all.add(location.standing());
      }
      imposed(table, ship, space, all);
    }
    return all.found.build();
  }

  private static void aboard(Table table, Ship ship, Gathering all) {
    for (int i = 0; i < ship.crew().size(); i++) {
      all.add(crew(table, ship.crew().get(i)));
    }
    for (int i = 0; i < ship.cargo().size(); i++) {
      if (table.set().isEncounter(ship.cargo().get(i))) {
        all.add(lying(table, ship.cargo().get(i)));
      }
    }
    cards(table, ship.attached(), all);
  }

  private static void cards(Table table, ImmutableList<CardId> cards, Gathering all) {
    for (int i = 0; i < cards.size(); i++) {
      all.add(lying(table, cards.get(i)));
    }
  }

  private static void imposed(Table table, Ship ship, int space, Gathering all) {
    for (int i = 0; i < table.imposed().size(); i++) {
      Imposed each = table.imposed().get(i);
      if (each.ship().equals(ship.card())
          && (each.until() != Until.WHILE_AT_TILE || each.space() == space)) {
        all.add(each.standing());
      }
    }
  }

  /** What is found, of which some holds only under a condition. */
  private static final class Gathering {
    private final Table table;
    private final Seat seat;
    private final Ship ship;
    private final int space;
    private final ImmutableList.Builder<Standing> found = ImmutableList.builder();

    Gathering(Table table, Seat seat, Ship ship, int space) {
      this.table = table;
      this.seat = seat;
      this.ship = ship;
      this.space = space;
    }

    void add(ImmutableList<Standing> standing) {
      for (int i = 0; i < standing.size(); i++) {
        add(standing.get(i));
      }
    }

    void add(Standing standing) {
      if (!(standing instanceof While conditional)) {
        found.add(standing);
      } else if (Conditions.holds(table, seat, ship, space, conditional.when())) {
        add(conditional.then());
      }
    }
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

  /** What a card does that lies at a ship, a tile or a player, or is aboard as cargo. */
  public static ImmutableList<Standing> lying(Table table, CardId card) {
    if (table.set().isEncounter(card)) {
      return table.set().encounter(card).standing();
    }
    for (CardFace face : table.set().command(card).faces()) {
      if (face.staysInPlay().isPresent()) {
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

  /** What holds in a tile: by what it shows, and by what lies on it. */
  public static ImmutableList<Standing> tile(Table table, int space) {
    LocationDef location = table.location(space);
    if (location == null || table.tiles().get(space).attached().isEmpty()) {
      return location == null ? ImmutableList.of() : location.standing();
    }
    ImmutableList.Builder<Standing> all = ImmutableList.builder();
    all.addAll(location.standing());
    for (CardId card : table.tiles().get(space).attached()) {
      all.addAll(lying(table, card));
    }
    return all.build();
  }

  /** Whether a tile has an ability of that kind. */
  public static boolean tileHas(Table table, int space, Class<? extends Standing> kind) {
    ImmutableList<Standing> all = tile(table, space);
    for (int i = 0; i < all.size(); i++) {
      if (kind.isInstance(all.get(i))) {
        return true;
      }
    }
    return false;
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

  /** Whether a rule does not bind a ship. */
  public static boolean waives(Table table, Ship ship, int space, RuleId rule) {
    ImmutableList<Standing> all = of(table, ship, space);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof IgnoreRule ignore && ignore.rule().equals(rule)) {
        return true;
      }
    }
    return false;
  }
}

package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.StandingKinds;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ForbidAction;
import io.stardeck.fleetcaptains.card.word.Standing.IgnoreRule;
import io.stardeck.fleetcaptains.card.word.Standing.While;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;

/**
 * What holds for a ship: its own abilities, its crew and cargo, what lies at it, at its tile and
 * before its player, and what cards have imposed on it.
 */
public final class Sources {
  /** Is shown what holds, each with the card that it comes from, until it has seen enough. */
  @FunctionalInterface
  interface Visitor {
    /** Whether that was enough. */
    boolean visit(CardId source, Standing standing);
  }

  private static final int FORBIDDING = StandingKinds.of(ForbidAction.class);
  private static final int WAIVING = StandingKinds.of(IgnoreRule.class);

  private Sources() {}

  /**
   * Whether any of those {@linkplain StandingKinds kinds} may hold for a ship in that space; mostly
   * none does, which is quickly seen.
   */
  static boolean may(Table table, Ship ship, int space, int kinds) {
    return (table.kinds(ship, space) & kinds) != 0;
  }

  /** All of it, for a ship in that space; the space does not matter if it is not on the board. */
  public static ImmutableList<Standing> of(Table table, Ship ship, int space) {
    ImmutableList.Builder<Standing> all = ImmutableList.builder();
    any(
        table,
        ship,
        space,
        (source, standing) -> {
          all.add(standing);
          return false;
        });
    return all.build();
  }

  /** Whether any of it is such; asked in the order of their sources, until one is. */
  static boolean any(Table table, Ship ship, int space, Visitor which) {
    ComponentSet set = table.set();
    if (any(table, ship, space, ship.card(), set.lying(ship.card()), which)) {
      return true;
    }
    for (int i = 0; i < ship.crew().size(); i++) {
      CardId crew = ship.crew().get(i);
      if (any(table, ship, space, crew, set.crew(crew), which)) {
        return true;
      }
    }
    for (int i = 0; i < ship.cargo().size(); i++) {
      CardId card = ship.cargo().get(i);
      if (set.isEncounter(card) && any(table, ship, space, card, set.lying(card), which)) {
        return true;
      }
    }
    LocationDef location = table.location(space);
    ImmutableList<CardId> staying = table.captain(table.owner(ship.card())).staying();
    return lying(table, ship, space, ship.attached(), which)
        || lying(table, ship, space, staying, which)
        || location != null
            && (lying(table, ship, space, table.tiles().get(space).attached(), which)
                || any(table, ship, space, face(table, space), location.standing(), which))
        || imposed(table, ship, space, which);
  }

  private static boolean lying(
      Table table, Ship ship, int space, ImmutableList<CardId> cards, Visitor which) {
    for (int i = 0; i < cards.size(); i++) {
      if (any(table, ship, space, cards.get(i), table.set().lying(cards.get(i)), which)) {
        return true;
      }
    }
    return false;
  }

  private static boolean imposed(Table table, Ship ship, int space, Visitor which) {
    for (int i = 0; i < table.imposed().size(); i++) {
      Imposed each = table.imposed().get(i);
      if (each.ship().equals(ship.card())
          && (each.until() != Until.WHILE_AT_TILE || each.space() == space)
          && is(table, ship, space, each.source(), each.standing(), which)) {
        return true;
      }
    }
    return false;
  }

  private static boolean any(
      Table table,
      Ship ship,
      int space,
      CardId source,
      ImmutableList<Standing> standing,
      Visitor which) {
    for (int i = 0; i < standing.size(); i++) {
      if (is(table, ship, space, source, standing.get(i), which)) {
        return true;
      }
    }
    return false;
  }

  private static CardId face(Table table, int space) {
    return CardId.of(table.tiles().get(space).face());
  }

  private static boolean is(
      Table table, Ship ship, int space, CardId source, Standing standing, Visitor which) {
    return standing instanceof While conditional
        ? Conditions.holds(table, table.owner(ship.card()), ship, space, conditional.when())
            && is(table, ship, space, source, conditional.then(), which)
        : which.visit(source, standing);
  }

  /** Whether something of that kind holds for a ship. */
  public static boolean has(Table table, Ship ship, int space, Class<? extends Standing> kind) {
    return may(table, ship, space, StandingKinds.of(kind))
        && any(table, ship, space, (source, standing) -> kind.isInstance(standing));
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
      all.addAll(table.set().lying(card));
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
    return may(table, ship, space, FORBIDDING)
        && any(
            table,
            ship,
            space,
            (source, standing) ->
                standing instanceof ForbidAction forbid && forbid.kinds().contains(kind));
  }

  /** Whether a rule does not bind a ship. */
  public static boolean waives(Table table, Ship ship, int space, RuleId rule) {
    return may(table, ship, space, WAIVING)
        && any(
            table,
            ship,
            space,
            (source, standing) ->
                standing instanceof IgnoreRule ignore && ignore.rule().equals(rule));
  }
}

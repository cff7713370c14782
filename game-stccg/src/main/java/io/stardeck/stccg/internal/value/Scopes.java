package io.stardeck.stccg.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.word.Scope;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.InForce.Source;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import org.jspecify.annotations.Nullable;

/** On what standing effects act. */
public final class Scopes {
  private Scopes() {}

  /** Whether {@code by} acts on a ship. */
  public static boolean ship(Table table, Source by, Scope scope, Ship ship) {
    return switch (scope) {
      case SHIP -> by.on().isShip(ship.id());
      case LOCATION -> by.on().isLocation(ship.location());
      case OWN, OPPONENTS, PLAYER, ALL -> seat(by, scope, ship.user());
      default -> false;
    };
  }

  /** Whether {@code by} acts on an outpost. */
  public static boolean outpost(Source by, Scope scope, Outpost outpost) {
    return switch (scope) {
      case OUTPOST -> by.on().equals(On.outpost(outpost.id()));
      case LOCATION -> by.on().isLocation(outpost.location());
      default -> seat(by, scope, outpost.controller());
    };
  }

  /** Whether {@code by} acts on a location. */
  public static boolean location(Source by, Scope scope, int location) {
    return scope == Scope.LOCATION ? by.on().isLocation(location) : scope == Scope.ALL;
  }

  /** Whether {@code by} acts on cards of a player that are on a host. */
  public static boolean host(Source by, Scope scope, Seat seat, int location, Host host) {
    return switch (scope) {
      case SHIP, ABOARD -> host.kind() == HostKind.SHIP && by.on().isShip(host.card());
      case OUTPOST -> host.kind() == HostKind.OUTPOST && by.on().equals(On.outpost(host.card()));
      case LOCATION -> by.on().isLocation(location);
      default -> seat(by, scope, seat);
    };
  }

  /** Whether {@code by} acts on a player, or on whatever is the player's. */
  public static boolean seat(Source by, Scope scope, Seat seat) {
    return switch (scope) {
      case OWN -> by.controller().equals(seat);
      case OPPONENTS -> !by.controller().equals(seat);
      case PLAYER -> by.on().equals(On.player(seat));
      case ALL -> true;
      default -> false;
    };
  }

  /** Whether {@code by}, which lies in play, acts on a person or on equipment of a group. */
  static boolean card(Source by, Scope scope, Group group, Card card) {
    @Nullable Ship ship = group.ship();
    return switch (scope) {
      case ABOARD, SHIP -> ship != null && by.on().isShip(ship.id());
      case HELD -> by.card().isPresent() && card.marks().contains(new Mark.Held(by.card().get()));
      case LOCATION -> by.on().isLocation(group.location());
      default -> seat(by, scope, group.seat());
    };
  }
}

package io.stardeck.stccg.internal.lying;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;

/**
 * Something that cards in play act on when it happens ({@code ST-EFF-25}).
 *
 * @param seats whose it is, one or more: who gives an order, plays a card, fights, or loses
 *     somebody
 * @param hosts the ships, outposts and teams that it is about
 * @param location where it is; -1 if it is nowhere
 */
public record Occasion(ImmutableSet<Seat> seats, ImmutableSet<Host> hosts, int location) {
  /** Whether it concerns what a card lies on. On the table a card is concerned by all. */
  boolean concerns(On on) {
    return switch (on.kind()) {
      case TABLE -> true;
      case PLAYER, GROUP -> seats.contains(Seat.of(on.of()));
      case SHIP, INTRUDER, OUTPOST -> hosts.contains(on.host());
      case LOCATION, BORDER -> location == on.of();
    };
  }

  /** What effects act on of a card that lies on no ship or outpost: what it is about. */
  Aim aim(On on) {
    Aim host = hosts.isEmpty() ? Aim.NOTHING : Aim.at(hosts.iterator().next());
    Aim placed = location < 0 ? host : host.with(location);
    boolean one = on.kind() == On.Kind.PLAYER || on.kind() == On.Kind.GROUP;
    return placed.with(one ? Seat.of(on.of()) : seats.iterator().next());
  }
}

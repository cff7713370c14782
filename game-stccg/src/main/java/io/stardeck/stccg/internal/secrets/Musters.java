package io.stardeck.stccg.internal.secrets;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/**
 * A party that somebody else is putting together, made up: any that they could ({@code ST-ORD-10}).
 */
final class Musters {
  private Musters() {}

  /** Some party of {@code seat}. */
  static Optional<Muster> invented(StccgState state, Seat seat) {
    for (Phase phase : state.frames()) {
      if (phase instanceof OrderPhase.Countering countering) {
        return ships(state, seat, countering.battle().strikers().get(0));
      }
    }
    for (Location location : state.table().spaceline()) {
      Host team = Host.team(location.number(), seat);
      if (state.size(team, Role.FREE) > 0) {
        return Optional.of(party(state, location.number(), team));
      }
    }
    for (Outpost outpost : state.table().outposts()) {
      if (outpost.controller().equals(seat) && state.size(outpost.host(), Role.FREE) > 0) {
        return Optional.of(party(state, outpost.location(), outpost.host()));
      }
    }
    for (Ship ship : state.table().ships()) {
      if (!ship.of(seat)) {
        Optional<Muster> muster = ships(state, seat, ship.id());
        if (muster.isPresent()) {
          return muster;
        }
      }
    }
    return Optional.empty();
  }

  private static Muster party(StccgState state, int location, Host host) {
    ImmutableList.Builder<CardId> members = ImmutableList.builder();
    for (Card card : state.cards(host, Role.FREE)) {
      members.add(card.id());
    }
    return new Muster(new Order.Attempt(location), Optional.of(host), members.build());
  }

  private static Optional<Muster> ships(StccgState state, Seat seat, CardId target) {
    Ship at = state.table().ship(target);
    for (Ship ship : state.table().ships()) {
      if (at != null && ship.of(seat) && ship.here() && ship.location() == at.location()) {
        return Optional.of(
            new Muster(
                new Order.AttackShip(target), Optional.empty(), ImmutableList.of(ship.id())));
      }
    }
    return Optional.empty();
  }
}

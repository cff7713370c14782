package io.stardeck.stccg.internal.secrets;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Sites;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
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
import org.jspecify.annotations.Nullable;

/**
 * A party that somebody else is putting together, made up: any that they could ({@code ST-ORD-10}).
 */
public final class Musters {
  private Musters() {}

  /** Some party of {@code seat}. */
  public static Optional<Muster> invented(StccgState state, Seat seat) {
    for (Phase phase : state.frames()) {
      if (phase instanceof OrderPhase.Countering countering) {
        Battle battle = countering.battle();
        Order back = new Order.AttackShip(battle.strikers().get(0)); // though it may be gone
        return ships(state, seat, back, battle.location());
      }
    }
    return attempt(state, seat).or(() -> attack(state, seat));
  }

  /** All persons of one host, who attempt the mission there. */
  private static Optional<Muster> attempt(StccgState state, Seat seat) {
    for (Manned manned : Manned.all(state.table())) {
      Host host = manned.host();
      int there = host.kind() == HostKind.POD ? -1 : Sites.of(state.table(), host);
      @Nullable Location location = state.table().location(there);
      if (manned.seat().equals(seat)
          && location != null
          && state.table().def(location.card()) instanceof MissionDef
          && state.size(host, Role.FREE) > 0) {
        return Optional.of(party(state, there, host));
      }
    }
    return Optional.empty();
  }

  /** A ship, which attacks a ship or an outpost where it is. */
  private static Optional<Muster> attack(StccgState state, Seat seat) {
    for (Ship ship : state.table().ships()) {
      Optional<Muster> muster =
          ship.of(seat)
              ? Optional.empty()
              : ships(state, seat, new Order.AttackShip(ship.id()), ship.location());
      if (muster.isPresent()) {
        return muster;
      }
    }
    for (Outpost outpost : state.table().outposts()) {
      Optional<Muster> muster =
          outpost.controller().equals(seat)
              ? Optional.empty()
              : ships(state, seat, new Order.AttackOutpost(outpost.id()), outpost.location());
      if (muster.isPresent()) {
        return muster;
      }
    }
    return Optional.empty();
  }

  private static Muster party(StccgState state, int location, Host host) {
    ImmutableList<Card> persons = state.cards(host, Role.FREE);
    return Muster.of(new Order.Attempt(location), host, persons, ImmutableList.of());
  }

  private static Optional<Muster> ships(StccgState state, Seat seat, Order order, int location) {
    for (Ship ship : state.table().ships()) {
      if (ship.of(seat) && ship.at(location)) {
        return Optional.of(new Muster(order, Optional.empty(), ImmutableList.of(ship.id())));
      }
    }
    return Optional.empty();
  }
}

package io.stardeck.stccg.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A host and whose cards are on it. */
public record Manned(Host host, Seat seat) {
  /** All hosts in play, in the order of {@code ST-RNG-02} as far as they lie on the spaceline. */
  public static List<Manned> all(Table table) {
    List<Manned> hosts = new ArrayList<>();
    each(table, team -> true, (host, seat) -> hosts.add(new Manned(host, seat)));
    return hosts;
  }

  /** Takes all hosts where cards may lie, and whose they are, in that order. */
  public static void each(Facts facts, BiConsumer<Host, Seat> host) {
    BitSet teams = facts.teams();
    each(facts.table(), team -> teams.get(team.of()), host);
  }

  private static void each(Table table, Predicate<Host> teams, BiConsumer<Host, Seat> host) {
    for (int i = 0; i < table.spaceline().size(); i++) {
      int location = table.spaceline().get(i).number();
      for (int j = 0; j < table.outposts().size(); j++) {
        Outpost outpost = table.outposts().get(j);
        if (outpost.location() == location) {
          host.accept(outpost.host(), outpost.controller());
        }
      }
      for (int j = 0; j < table.ships().size(); j++) {
        Ship ship = table.ships().get(j);
        if (ship.location() == location && ship.used()) {
          host.accept(ship.host(), ship.user());
        }
      }
      for (int j = 0; j < table.pods().size(); j++) {
        Pod pod = table.pods().get(j);
        if (pod.location() == location) {
          host.accept(pod.host(), pod.controller());
        }
      }
      for (int j = 0; j < table.seats(); j++) {
        Host team = Host.team(location, Seat.at(j));
        if (teams.test(team)) {
          host.accept(team, Seat.at(j));
        }
      }
    }
  }

  /** A host with whoever it is of; empty if it is of nobody, or not in play. */
  public static Optional<Manned> of(Table table, Host host) {
    return Optional.ofNullable(seat(table, host)).map(seat -> new Manned(host, seat));
  }

  /** A ship that is lent and its crew with whoever has them back ({@code ST-EFF-16}). */
  public Manned own(Table table) {
    @Nullable Ship ship = table.ship(host);
    return ship == null ? this : new Manned(host, ship.returnsTo().orElse(seat));
  }

  /** Whose cards are on a host; null if nobody's are, or it is not in play. */
  public static @Nullable Seat seat(Table table, Host host) {
    switch (host.kind()) {
      case TEAM -> {
        return host.teamSeat();
      }
      case SHIP -> {
        @Nullable Ship ship = table.ship(host.card());
        return ship == null ? null : ship.controller().orElse(null);
      }
      case OUTPOST -> {
        @Nullable Outpost outpost = table.outpost(host.card());
        return outpost == null ? null : outpost.controller();
      }
      case POD -> {
        @Nullable Pod pod = table.pod(host.card());
        return pod == null ? null : pod.controller();
      }
    }
    throw new IllegalArgumentException("no host " + host);
  }
}

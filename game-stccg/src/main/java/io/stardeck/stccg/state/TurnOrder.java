package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.stccg.config.ConfigRules;

/** Who follows whom, whoever still plays: made once for all numbers of players. */
final class TurnOrder {
  /** By the number of players, who of them plays as bits, and the seat. */
  private static final ImmutableList<ImmutableList<ImmutableList<ImmutableList<Seat>>>> OTHERS =
      others();

  private TurnOrder() {}

  /** All others who still play, in turn order from the player after {@code seat} on. */
  static ImmutableList<Seat> others(ImmutableList<PlayerState> players, Seat seat) {
    int playing = 0;
    for (int i = 0; i < players.size(); i++) {
      playing |= players.get(i).resigned() ? 0 : 1 << i;
    }
    return OTHERS.get(players.size()).get(playing).get(seat.index());
  }

  private static ImmutableList<ImmutableList<ImmutableList<ImmutableList<Seat>>>> others() {
    ImmutableList.Builder<ImmutableList<ImmutableList<ImmutableList<Seat>>>> all =
        ImmutableList.builder();
    for (int seats = 0; seats <= ConfigRules.MAX_PLAYERS; seats++) {
      ImmutableList.Builder<ImmutableList<ImmutableList<Seat>>> some = ImmutableList.builder();
      for (int playing = 0; playing < 1 << seats; playing++) {
        ImmutableList.Builder<ImmutableList<Seat>> each = ImmutableList.builder();
        for (Seat seat : Seat.first(seats)) {
          each.add(others(seats, playing, seat));
        }
        some.add(each.build());
      }
      all.add(some.build());
    }
    return all.build();
  }

  private static ImmutableList<Seat> others(int seats, int playing, Seat seat) {
    ImmutableList.Builder<Seat> others = ImmutableList.builder();
    for (Seat other : Seat.clockwiseFrom(seat, seats)) {
      if (!other.equals(seat) && (playing >> other.index() & 1) == 1) {
        others.add(other);
      }
    }
    return others.build();
  }
}

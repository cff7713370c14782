package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.state.Table;

/** The faults that were found so far. */
final class Complaints {
  /** Numbers in a state are smaller. */
  static final int MOST = 1_000_000;

  private final ImmutableList.Builder<Fault> faults = ImmutableList.builder();
  private boolean none = true;

  /** Notes a fault unless something holds. */
  void unless(boolean holds, String path, String text) {
    if (!holds) {
      none = false;
      faults.add(new Fault(path, text));
    }
  }

  boolean none() {
    return none;
  }

  ImmutableList<Fault> all() {
    return faults.build();
  }

  static boolean seat(Table table, Seat seat) {
    return seat.number() >= 1 && seat.number() <= table.players();
  }

  static boolean small(int number) {
    return number >= 0 && number < MOST;
  }
}

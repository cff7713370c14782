package io.stardeck.engine.cairn;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;

/**
 * The state of {@link Cairn}.
 *
 * @param config the stones that there were
 * @param stones the stones that are left
 * @param agreed who agrees that it is high enough, in seat order
 */
record Heap(int config, int stones, ImmutableList<Seat> agreed) {
  static final ImmutableList<Seat> SEATS = Seat.first(2);

  /**
   * The heap as a seat sees it: there are no secrets.
   *
   * @param heap the heap
   * @param seat who looks
   */
  record View(Heap heap, Seat seat) {}

  /**
   * The only frame.
   *
   * @param deciders who does not agree yet
   * @param mayAlsoAct who does, as long as the other does not
   */
  record Building(ImmutableList<Seat> deciders, ImmutableList<Seat> mayAlsoAct) implements Frame {}

  Building top() {
    ImmutableList<Seat> open =
        FluentIterable.from(SEATS).filter(seat -> !agreed.contains(seat)).toList();
    return new Building(open, open.isEmpty() ? open : agreed);
  }

  ImmutableList<Fault> faults() {
    boolean counted = config >= 1 && config <= 9 && stones >= 0 && stones <= config;
    boolean known = FluentIterable.from(SEATS).filter(agreed::contains).toList().equals(agreed);
    return counted && known ? ImmutableList.of() : ImmutableList.of(new Fault("", "no such cairn"));
  }
}

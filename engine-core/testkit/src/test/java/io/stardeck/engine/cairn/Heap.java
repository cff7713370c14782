package io.stardeck.engine.cairn;

import com.google.common.collect.FluentIterable;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.OpenGame;
import java.util.Optional;

/**
 * The state of {@link Cairn}.
 *
 * @param config the stones that there were
 * @param stones the stones that are left
 * @param agreed who agrees that it is high enough, in seat order
 */
record Heap(Integer config, int stones, ImmutableList<Seat> agreed)
    implements OpenGame.State<Integer, Heap> {
  static final ImmutableList<Seat> SEATS = Seat.first(2);

  /**
   * The heap as a seat sees it: there are no secrets.
   *
   * @param state the heap
   * @param seat who looks
   */
  record View(Heap state, Seat seat) implements OpenGame.Sight<Heap> {}

  /**
   * The only frame.
   *
   * @param deciders who does not agree yet
   * @param mayAlsoAct who does, as long as the other does not
   */
  record Building(ImmutableList<Seat> deciders, ImmutableList<Seat> mayAlsoAct) implements Frame {}

  @Override
  public Building top() {
    ImmutableList<Seat> open =
        FluentIterable.from(SEATS).filter(seat -> !agreed.contains(seat)).toList();
    return new Building(open, open.isEmpty() ? open : agreed);
  }

  @Override
  public Optional<Outcome> outcome() {
    return agreed.size() == 2
        ? Optional.of(new Outcome(SEATS, ImmutableList.of(0, 0), Cairn.AGREE))
        : Optional.empty();
  }

  @Override
  public ImmutableList<Fault> faults() {
    boolean counted = config >= 1 && config <= 9 && stones >= 0 && stones <= config;
    boolean known = FluentIterable.from(SEATS).filter(agreed::contains).toList().equals(agreed);
    return counted && known ? ImmutableList.of() : ImmutableList.of(new Fault("", "no such cairn"));
  }
}

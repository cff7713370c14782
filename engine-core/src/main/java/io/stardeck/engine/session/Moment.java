package io.stardeck.engine.session;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.record.GameRecord;

/**
 * A game at one moment, and all that led to it.
 *
 * @param record what was done
 * @param rulings what came of the set-up and of each move since, the latest on top
 */
record Moment<C, S, A extends Action>(GameRecord<C, A> record, Pile<Ruling<S>> rulings) {
  static <C, S, A extends Action> Moment<C, S, A> first(GameRecord<C, A> record, Ruling<S> setup) {
    return new Moment<>(record, Pile.<Ruling<S>>empty().push(setup));
  }

  S state() {
    return rulings.top().state();
  }

  /** How many rulings there are: one more than moves. */
  int length() {
    return rulings.size();
  }

  Moment<C, S, A> after(A action, Ruling<S> ruling) {
    return new Moment<>(record.with(action), rulings.push(ruling));
  }

  /** As it was after so many moves. */
  Moment<C, S, A> cut(int moves) {
    Pile<Ruling<S>> rest = rulings;
    while (rest.size() > moves + 1) {
      rest = rest.pop();
    }
    return new Moment<>(record.cut(moves), rest);
  }

  /** What {@code seat} was told after the first {@code from} rulings. */
  ImmutableList<Event> told(Seat seat, int from) {
    ImmutableList.Builder<ImmutableList<Event>> latestFirst = ImmutableList.builder();
    Pile<Ruling<S>> rest = rulings;
    while (rest.size() > from) {
      latestFirst.add(rest.top().told(seat));
      rest = rest.pop();
    }
    return latestFirst.build().reverse().stream()
        .flatMap(ImmutableList::stream)
        .collect(ImmutableList.toImmutableList());
  }
}

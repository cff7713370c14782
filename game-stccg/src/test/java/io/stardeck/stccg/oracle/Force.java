package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.StccgState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Something that a card says as long as it lies there, or that it has brought about.
 *
 * @param what what it says
 * @param def the card's definition
 * @param card the card, if it lies there
 * @param controller whose it is
 * @param on what it lies or acts on
 * @param counted how often it has counted
 * @param turned whether it is turned over
 */
record Force<T extends Standing>(
    T what,
    String def,
    Optional<CardId> card,
    Seat controller,
    On on,
    int counted,
    boolean turned) {

  /** All of a kind, whatever they act on. */
  static <T extends Standing> List<Force<T>> all(StccgState state, Class<T> kind) {
    List<Force<T>> all = new ArrayList<>();
    for (Lying lying : state.table().lying()) {
      for (Standing what : state.table().def(lying.card()).words().standing()) {
        if (kind.isInstance(what)) {
          all.add(
              new Force<>(
                  kind.cast(what),
                  lying.card().def(),
                  Optional.of(lying.id()),
                  lying.controller(),
                  lying.on(),
                  lying.counted(),
                  lying.turned()));
        }
      }
    }
    for (Lasting lasting : state.table().lasting()) {
      if (kind.isInstance(lasting.what())) {
        all.add(
            new Force<>(
                kind.cast(lasting.what()),
                lasting.by(),
                Optional.empty(),
                lasting.controller(),
                lasting.on(),
                0,
                false));
      }
    }
    return all;
  }

  /** Of those that act on one object each card once, unless it is cumulative (ST-TRM-02, -03). */
  static <T extends Standing> ImmutableList<Force<T>> once(
      StccgState state, List<Force<T>> acting) {
    Set<Object> seen = new HashSet<>();
    ImmutableList.Builder<Force<T>> once = ImmutableList.builder();
    for (Force<T> force : acting) {
      boolean cumulative = state.table().def(force.def).words().cumulative();
      if (cumulative || seen.add(List.of(force.def, force.what))) {
        once.add(force);
      }
    }
    return once.build();
  }
}

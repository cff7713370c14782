package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A card leaves a place, and {@code others} cannot tell which: what each of them knew to lie there,
 * card by card, they do not know so any more.
 *
 * @param source the place before
 * @param others who cannot tell
 * @param pools whether they remember it as contents of a pool
 * @param suspects what may have left
 */
record Doubt<T>(Zone<T> source, Audience others, boolean pools, Predicate<? super T> suspects) {
  /** Whether one of them knew any card that may have left. */
  boolean any() {
    if (source.alike() && source.knowAll().and(others).isNobody()) {
      return false;
    }
    for (int i = 0; i < source.cards().size(); i++) {
      if (!lost(source, i).isNobody()) {
        return true;
      }
    }
    return false;
  }

  private Audience lost(Zone<T> zone, int position) {
    Audience lost = zone.knowers(position).and(others);
    return lost.isNobody() || suspects.test(zone.cards().get(position)) ? lost : Audience.nobody();
  }

  /** What was known before, with what they knew as contents of that place now. */
  Memory remembered(Memory memory, Function<T, Face> faces) {
    Memory next = memory;
    for (int i = 0; pools && i < source.cards().size(); i++) {
      next = next.learn(lost(source, i), source.place(), faces.apply(source.cards().get(i)));
    }
    return next;
  }

  /** The cards that did not leave, and who still knows each of them. */
  Zone<T> staying(Zone<T> rest) {
    ImmutableList.Builder<Audience> knowers = ImmutableList.builder();
    for (int i = 0; i < rest.cards().size(); i++) {
      knowers.add(rest.knowers(i).except(lost(rest, i)));
    }
    return rest.with(rest.cards(), knowers.build());
  }
}

package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/** How a place looks to a seat that may know some of its cards and others not. */
final class PartSeen {
  private PartSeen() {}

  static <T> Seen<T> of(Zone<T> zone, Seat seat) {
    int size = zone.cards().size();
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += zone.knowers(i).includes(seat) ? 1 : 0;
    }
    boolean ordered = zone.kind().ordered();
    boolean asTheyLie = ordered || zone.kind().seers().includes(seat);
    if (count == 0 || count == size && asTheyLie) {
      return count == 0 ? zone.closed() : zone.open();
    }
    ImmutableList.Builder<T> known = ImmutableList.builderWithExpectedSize(count);
    ImmutableList.Builder<Integer> positions = ImmutableList.builderWithExpectedSize(count);
    for (int i = 0; i < size; i++) {
      if (zone.knowers(i).includes(seat)) {
        known.add(zone.cards().get(i));
        positions.add(i);
      }
    }
    ImmutableList<T> cards = known.build();
    return new Seen<>(
        zone.place(),
        zone.kind(),
        size,
        asTheyLie || count == 1 ? cards : ImmutableList.sortedCopyOf(PartSeen::compare, cards),
        ordered ? positions.build() : ImmutableList.of());
  }

  /**
   * In their own order, as ids have one, or by name: the order in which they lie tells where others
   * lie, or have lain, that the seat never saw.
   */
  @SuppressWarnings("unchecked") // cards of one type, which are compared with each other
  private static int compare(Object one, Object other) {
    return one instanceof Comparable
        ? ((Comparable<Object>) one).compareTo(other)
        : one.toString().compareTo(other.toString());
  }
}

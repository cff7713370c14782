package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;

/** How a place looks to a seat that may know some of its cards and others not. */
final class PartSeen {
  private PartSeen() {}

  static <T> Seen<T> of(Zone<T> zone, Seat seat) {
    int size = zone.cards().size();
    ImmutableList.Builder<T> known = ImmutableList.builder();
    ImmutableList.Builder<Integer> positions = ImmutableList.builder();
    for (int i = 0; i < size; i++) {
      if (zone.knowers(i).includes(seat)) {
        known.add(zone.cards().get(i));
        positions.add(i);
      }
    }
    boolean ordered = zone.kind().ordered();
    boolean asTheyLie = ordered || zone.kind().seers().includes(seat);
    ImmutableList<T> cards = known.build();
    if (cards.isEmpty() || cards.size() == size && asTheyLie) {
      return cards.isEmpty() ? zone.closed() : zone.open();
    }
    return new Seen<>(
        zone.place(),
        zone.kind(),
        size,
        asTheyLie ? cards : byName(cards),
        ordered ? positions.build() : ImmutableList.of(),
        common(zone));
  }

  /** Those that everybody knows to lie there, if not everybody sees the place by right. */
  static <T> ImmutableList<T> common(Zone<T> zone) {
    if (isEveryone(zone.kind().seers())) {
      return ImmutableList.of();
    }
    if (zone.alike() && !isEveryone(zone.knowAll())) {
      return ImmutableList.of();
    }
    ImmutableList<T> common = zone.alike() ? zone.cards() : eachCommon(zone);
    return zone.kind().ordered() ? common : byName(common);
  }

  private static <T> ImmutableList<T> eachCommon(Zone<T> zone) {
    ImmutableList.Builder<T> common = ImmutableList.builder();
    for (int i = 0; i < zone.cards().size(); i++) {
      if (isCommon(zone, i)) {
        common.add(zone.cards().get(i));
      }
    }
    return common.build();
  }

  private static boolean isCommon(Zone<?> zone, int position) {
    return isEveryone(zone.knowers(position));
  }

  private static boolean isEveryone(Audience audience) {
    return audience.equals(Audience.everyone());
  }

  private static <T> ImmutableList<T> byName(ImmutableList<T> cards) {
    return cards.size() < 2 ? cards : ImmutableList.sortedCopyOf(PartSeen::compare, cards);
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

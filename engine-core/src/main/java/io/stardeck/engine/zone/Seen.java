package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;

/**
 * One place as a seat sees it: how many cards lie there, and those that it knows there.
 *
 * @param place the place
 * @param kind what everybody knows of it
 * @param size the number of cards
 * @param cards those that the seat knows to lie there, the top first where there is an order; by
 *     name where there is none and the seat does not see the place by right
 * @param positions where an order is only partly known: the position of each of {@link #cards},
 *     from 0 at the top; else empty
 * @param common those of {@link #cards} that everybody knows to lie there, the spectator too, if
 *     not everybody sees the place by right; by name where there is no order
 * @param <T> the cards
 */
public record Seen<T>(
    Place place,
    ZoneKind kind,
    int size,
    ImmutableList<T> cards,
    ImmutableList<Integer> positions,
    ImmutableList<T> common) {
  /** How many cards lie there that the seat does not know. */
  public int unseen() {
    return size - cards.size();
  }

  /** Whether the seat knows all that lies there. */
  public boolean whole() {
    return unseen() == 0;
  }
}

package io.stardeck.b5.card;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;

/**
 * What a deck is made of, the ambassador not among it. In JSON an object of card ids and numbers.
 *
 * @param cards how many copies of each definition, by id, sorted by id
 */
public record Deck(@JsonValue ImmutableMap<String, Integer> cards) {
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Deck {
    // the order of copies follows from it, so it is the same however the list was written
    cards = ImmutableMap.copyOf(ImmutableSortedMap.copyOf(cards));
  }
}

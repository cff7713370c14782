package io.stardeck.engine.contraband;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import io.stardeck.engine.zone.Face;

/**
 * What is agreed on.
 *
 * @param decks for each seat its deck list, sorted, which it alone knows
 * @param rounds the number of turns of each seat
 */
record Config(ImmutableList<ImmutableList<Face>> decks, int rounds) {
  static final int DECK = 7;
  static final int MOST_GOLD = 2;
  static final Face TEA = new Face("tea");
  static final Face GOLD = new Face("gold");
  static final Face SPY = new Face("spy");
  static final Face PEEK = new Face("peek");
  static final Face LAMP = new Face("lamp");
  static final Face STORM = new Face("storm");
  static final Face PRIZE = new Face("prize");
  static final Face ROPE = new Face("rope");
  static final ImmutableList<Face> FACES = ImmutableList.of(TEA, GOLD, SPY, PEEK, LAMP, STORM);
  static final ImmutableList<Face> BOXES = ImmutableList.of(PRIZE, ROPE, ROPE);

  boolean valid() {
    return decks.size() >= 2
        && decks.size() <= 3
        && rounds >= 1
        && rounds <= 12
        && decks.stream().allMatch(Config::valid);
  }

  private static boolean valid(ImmutableList<Face> deck) {
    return deck.size() == DECK
        && FACES.containsAll(deck)
        && deck.stream().filter(GOLD::equals).count() <= MOST_GOLD
        && Ordering.natural().isOrdered(deck);
  }
}

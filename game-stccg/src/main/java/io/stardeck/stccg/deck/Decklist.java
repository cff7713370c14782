package io.stardeck.stccg.deck;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * The cards that a player brings, by their ids. Whether a list is legal says {@link DeckRules}.
 *
 * @param name the name of the list, for people
 * @param cards each kind of card with its number, in any order
 */
public record Decklist(String name, ImmutableList<Entry> cards) {
  /**
   * Some copies of one kind.
   *
   * @param n how many, 1 to 1,000
   * @param card the id of the kind
   */
  public record Entry(int n, String card) {
    static final int MOST = 1000;

    /**
     * @throws IllegalArgumentException if the number is not 1 to 1,000
     */
    public Entry {
      checkArgument(n >= 1 && n <= MOST, "1 to %s copies, not %s", MOST, n);
    }
  }

  /** The number of cards. */
  public int size() {
    int size = 0;
    for (Entry entry : cards) {
      size += entry.n();
    }
    return size;
  }

  /** The id of each card, one for each copy. */
  public ImmutableList<String> copies() {
    ImmutableList.Builder<String> copies = ImmutableList.builder();
    for (Entry entry : cards) {
      for (int i = 0; i < entry.n(); i++) {
        copies.add(entry.card());
      }
    }
    return copies.build();
  }
}

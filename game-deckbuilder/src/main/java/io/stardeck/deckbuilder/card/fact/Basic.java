package io.stardeck.deckbuilder.card.fact;

/** The kinds of Basic Characters, in the order of their piles. */
public enum Basic {
  /** The Ensign. */
  ENSIGN(Keyword.ENSIGN, 3),
  /** The Lieutenant. */
  LIEUTENANT(Keyword.LIEUTENANT, 2),
  /** The Commander. */
  COMMANDER(Keyword.COMMANDER, 0);

  private final String keyword;
  private final int dealt;

  Basic(String keyword, int dealt) {
    this.keyword = keyword;
    this.dealt = dealt;
  }

  /** The keyword of its card. */
  public String keyword() {
    return keyword;
  }

  /** How many of them are in a starting deck ({@code DB-SET-02}). */
  public int dealt() {
    return dealt;
  }
}

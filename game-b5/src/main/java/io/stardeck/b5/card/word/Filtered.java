package io.stardeck.b5.card.word;

/** A word with a filter beside its target. */
public interface Filtered {
  /** What the cards must be. */
  Filter filter();
}

package io.stardeck.b5.card;

/** A word with a filter beside its target. */
interface Filtered {
  Filter filter();
}

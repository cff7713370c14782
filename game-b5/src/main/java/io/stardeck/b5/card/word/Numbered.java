package io.stardeck.b5.card.word;

/** What has one number. */
public interface Numbered {
  /** How much, or by how much. */
  Amount amount();
}

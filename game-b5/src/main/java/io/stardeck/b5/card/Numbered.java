package io.stardeck.b5.card;

/** What has one number. */
public interface Numbered {
  /** How much, or by how much. */
  Amount amount();
}

package io.stardeck.deckbuilder.text;

import io.stardeck.deckbuilder.card.Who;

/**
 * Whose text it is, for the words that stand for the card and its player.
 *
 * @param card the name of the card
 * @param whose "your", or "their" where an effect is carried out on others
 */
record Voice(String card, String whose) {
  /** The text of that card, for its player. */
  static Voice of(String card) {
    return new Voice(card, "your");
  }

  /** The same for an effect that is carried out on {@code who}. */
  Voice on(Who who) {
    return who.equals(Who.SELF) ? this : new Voice(card, "their");
  }
}

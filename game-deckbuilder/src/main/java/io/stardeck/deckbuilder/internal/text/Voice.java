package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Who;

/**
 * Whose text it is, for the words that stand for the card and its player.
 *
 * @param card the name of the card
 * @param whose "your", or "their" where an effect is carried out on others
 * @param numbered whether the text has said before what X is
 * @param chosen whether the text has spoken before of the player whom its player chooses
 */
record Voice(String card, String whose, boolean numbered, boolean chosen) {
  /** The text of that card, for its player. */
  static Voice of(String card) {
    return of(card, "your");
  }

  /** The text of that card, which calls its player so: "your", "seat 2's". */
  static Voice of(String card, String whose) {
    return new Voice(card, whose, false, false);
  }

  /** The same after it was said what X is. */
  Voice withNumber() {
    return new Voice(card, whose, true, chosen);
  }

  /** The same after it was said that a player is chosen. */
  Voice withChosen() {
    return new Voice(card, whose, numbered, true);
  }

  /** The same for an effect that is carried out on {@code who}. */
  Voice on(Who who) {
    return who.equals(Who.SELF) ? this : new Voice(card, "their", numbered, chosen);
  }
}

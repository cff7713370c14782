package io.stardeck.sfbf.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.CardKind;
import java.util.function.Predicate;

/** What the hand holds. */
final class Hands {
  private Hands() {}

  /** How many cards are of such a kind. */
  static int count(Moment moment, Predicate<CardKind> such) {
    int count = 0;
    for (CardId card : moment.hand()) {
      count += such.test(moment.table().kind(card)) ? 1 : 0;
    }
    return count;
  }

  /** Whether a card is of such a kind. */
  static boolean any(Moment moment, Predicate<CardKind> such) {
    return count(moment, such) > 0;
  }

  /** How many cards are worth less than {@code worth}. */
  static int below(Moment moment, double worth) {
    int count = 0;
    for (CardId card : moment.hand()) {
      count += Cards.worth(moment.view(), card) < worth ? 1 : 0;
    }
    return count;
  }
}

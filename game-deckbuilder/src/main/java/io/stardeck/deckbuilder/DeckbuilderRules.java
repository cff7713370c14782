package io.stardeck.deckbuilder;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.rules.RuleBooks;

/** The rule book of the Star Trek Deck Building Game. */
public final class DeckbuilderRules {
  /**
   * All rules in our own words, with the decisions where the rulebook is silent, its examples, the
   * invariants, and the aims of the card set that is shipped. The levels are basic, exploration,
   * borg-invasion, klingon-civil-war, optional, data, decision, example, invariant and card-set.
   */
  public static final RuleBook BOOK = RuleBooks.load(DeckbuilderRules.class, "rules.json");

  private DeckbuilderRules() {}
}

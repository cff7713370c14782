package io.stardeck.b5;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.rules.RuleBooks;

/** The rule book of the Babylon 5 CCG. */
public final class B5Rules {
  /**
   * All rules in our own words, with the decisions where the source is silent, its examples, the
   * invariants and the aims of the shipped decks. The levels are basic, advanced, optional,
   * decision, example, invariant and balance.
   */
  public static final RuleBook BOOK = RuleBooks.load(B5Rules.class, "rules.json");

  private B5Rules() {}
}

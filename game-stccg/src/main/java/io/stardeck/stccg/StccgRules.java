package io.stardeck.stccg;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.rules.RuleBooks;

/** The rule book of Star Trek: The Next Generation CCG, first edition. */
public final class StccgRules {
  /**
   * All rules in our own words, with the words of the card data, the decisions where the rulebook
   * is silent, its examples and the invariants. The levels are basic, advanced, optional, engine
   * (what the rulebook presumes), data, decision, example and invariant.
   */
  public static final RuleBook BOOK = RuleBooks.load(StccgRules.class, "rules.json");

  private StccgRules() {}
}

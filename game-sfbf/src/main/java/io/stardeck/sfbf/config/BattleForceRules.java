package io.stardeck.sfbf.config;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.rules.RuleBooks;

/** The rule book of Star Fleet Battle Force. */
public final class BattleForceRules {
  /**
   * All rules in our own words, with the decisions where the rulebook is silent, its examples and
   * the invariants. The levels are basic, advanced, optional, solitaire, decision, example and
   * invariant.
   */
  public static final RuleBook BOOK =
      RuleBooks.load(BattleForceRules.class, "/io/stardeck/sfbf/rules.json");

  private BattleForceRules() {}
}

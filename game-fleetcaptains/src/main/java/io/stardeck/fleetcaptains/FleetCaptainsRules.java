package io.stardeck.fleetcaptains;

import io.stardeck.engine.RuleBook;
import io.stardeck.engine.rules.RuleBooks;

/** The rule book of Fleet Captains. */
public final class FleetCaptainsRules {
  /**
   * All rules in our own words, with the decisions where the source is silent, its examples and the
   * invariants. The levels are basic, advanced, optional, decision, example and invariant.
   */
  public static final RuleBook BOOK = RuleBooks.load(FleetCaptainsRules.class, "rules.json");

  private FleetCaptainsRules() {}
}

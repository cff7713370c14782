package org.example.ferry;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleBook;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Violation;
import io.stardeck.engine.rules.RuleBooks;

/**
 * The configuration.
 *
 * @param players 2 to 4 ({@code FE-01})
 * @param rounds 1 to 4
 */
public record Rules(int players, int rounds) {
  static final RuleBook BOOK = RuleBooks.load(Rules.class, "rules.json");
  static final RuleId CONFIG = RuleId.of("FE-01");
  static final RuleId DEAL = RuleId.of("FE-02");
  static final RuleId FERRY = RuleId.of("FE-03");
  static final RuleId LAY = RuleId.of("FE-04");
  static final RuleId LAY_ONCE = RuleId.of("FE-05");
  static final RuleId EXCHANGE = RuleId.of("FE-06");
  static final RuleId RETURN = RuleId.of("FE-07");
  static final RuleId EMPTY_DECK = RuleId.of("FE-08");
  static final RuleId REVEAL = RuleId.of("FE-09");
  static final RuleId DRAW = RuleId.of("FE-10");
  static final RuleId END = RuleId.of("FE-11");
  static final RuleId TURN = RuleId.of("FE-12");
  static final int HAND = 4;

  ImmutableList<Violation> violations() {
    return players >= 2 && players <= 4 && rounds >= 1 && rounds <= 4
        ? ImmutableList.of()
        : ImmutableList.of(
            Violation.of("", CONFIG, "2 to 4 play 1 to 4 rounds, not %s and %s", players, rounds));
  }
}

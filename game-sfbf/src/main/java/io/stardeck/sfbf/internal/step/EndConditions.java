package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.state.PublicFacts;
import org.jspecify.annotations.Nullable;

/** What ends the game at once, all of it open to everybody (BF-WIN-01, BF-OPT-14, 41 to 43). */
final class EndConditions {
  private static final RuleId WIN_01 = RuleId.of("BF-WIN-01");
  private static final RuleId WIN_08 = RuleId.of("BF-WIN-08");
  private static final RuleId OPT_14 = RuleId.of("BF-OPT-14");

  private EndConditions() {}

  /** The rule that ends the game now, or null if it goes on. */
  static @Nullable RuleId met(PublicFacts facts) {
    if (facts.table().duel().isPresent()) {
      return sidesLeft(facts) <= 1 ? WIN_08 : null;
    }
    int left = 0;
    int fleets = facts.table().fleets().size();
    for (int index = 0; index < fleets; index++) {
      left += facts.hasShips(Seat.at(index)) ? 1 : 0;
    }
    if (left <= 1) {
      return WIN_01;
    }
    if (left < fleets && facts.table().config().has(Option.ALLIES)) {
      return OPT_14;
    }
    return agreed(facts, left < fleets);
  }

  /** The end options that were agreed; any of them may be combined (BF-D-57). */
  private static @Nullable RuleId agreed(PublicFacts facts, boolean somebodyOut) {
    BattleForceConfig config = facts.table().config();
    if (somebodyOut && config.has(Option.END_AT_ELIMINATION)) {
      return Option.END_AT_ELIMINATION.rule();
    }
    if (config.has(Option.END_AFTER_TROPHIES)) {
      for (int index = 0; index < facts.table().fleets().size(); index++) {
        if (facts.table().fleets().get(index).trophies().size() >= config.trophiesToEnd()) {
          return Option.END_AFTER_TROPHIES.rule();
        }
      }
    }
    if (config.has(Option.END_AFTER_RESHUFFLES)
        && facts.table().reshuffles() >= config.lastReshuffle()) {
      return Option.END_AFTER_RESHUFFLES.rule();
    }
    return null;
  }

  /** How many sides have a ship in the duel; allies fight on one side. */
  private static int sidesLeft(PublicFacts facts) {
    int left = 0;
    for (ImmutableList<Seat> side : Scores.sides(facts.table().config())) {
      left += hasShips(facts, side) ? 1 : 0;
    }
    return left;
  }

  static boolean hasShips(PublicFacts facts, ImmutableList<Seat> side) {
    for (int i = 0; i < side.size(); i++) {
      if (facts.hasShips(side.get(i))) {
        return true;
      }
    }
    return false;
  }
}

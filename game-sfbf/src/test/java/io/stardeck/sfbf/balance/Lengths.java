package io.stardeck.sfbf.balance;

import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.sfbf.state.BattleForceState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** {@code BF-BAL-02}: how many game turns a game takes, and how many games only the clock ends. */
final class Lengths implements Watch {
  private static final RuleId ONE_FLEET_LEFT = RuleId.of("BF-WIN-01");

  private final List<Integer> turns = new ArrayList<>();
  private int unfinished;

  @Override
  public void ended(BattleForceState state, Outcome outcome) {
    turns.add(state.table().gameTurn());
    unfinished += outcome.rule().equals(ONE_FLEET_LEFT) ? 0 : 1;
  }

  int median() {
    Collections.sort(turns);
    return turns.get(turns.size() / 2);
  }

  double unfinished() {
    return (double) unfinished / turns.size();
  }
}

package io.stardeck.engine.match;

import io.stardeck.engine.Action;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.record.GameRecord;

/**
 * What came of a match.
 *
 * @param outcome how the game ended
 * @param record the whole game, to be replayed
 * @param end the last state
 * @param branching how many legal actions there were to choose from
 */
public record MatchResult<C, S, A extends Action>(
    Outcome outcome, GameRecord<C, A> record, S end, Distribution branching) {

  /** The number of decisions. */
  public int decisions() {
    return record.length();
  }
}

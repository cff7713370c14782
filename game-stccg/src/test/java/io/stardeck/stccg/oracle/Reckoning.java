package io.stardeck.stccg.oracle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.match.MatchListener;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** Holds each decision of a game beside what the oracle makes of it. */
final class Reckoning implements MatchListener<StccgState, StccgAction> {
  /** All numbers of all cards are worked out now and then. */
  private static final int NOW_AND_THEN = 41;

  private static final int OFTEN = 11;

  private final Counts counts;
  private final Positions positions;
  private final Fights fights;
  private int decisions;
  private @Nullable StccgState before;
  private @Nullable StccgState after;
  private @Nullable StccgAction action;
  private ImmutableList<Event> told = ImmutableList.of();

  Reckoning(Counts counts) {
    this.counts = counts;
    this.positions = new Positions(counts);
    this.fights = new Fights(counts);
  }

  @Override
  public void decided(
      StccgState before,
      int options,
      StccgAction action,
      StccgState after,
      ImmutableList<Event> events) {
    decisions++;
    this.before = before;
    this.after = after;
    this.action = action;
    this.told = events;
    fights.check(before, after, events);
    Trials.check(counts, before, action, after, events);
    Ends.check(before, action, after, events, counts);
    if (decisions % NOW_AND_THEN == 0) {
      positions.check(after);
    }
    if (decisions % OFTEN == 0) {
      positions.orders(after);
    }
  }

  /** The difference, with what was going on when it showed. */
  AssertionError told(String game, AssertionError difference) {
    return new AssertionError(
        game
            + ": "
            + difference.getMessage()
            + (before == null ? "" : Sketch.of(before))
            + action
            + told
            + (after == null ? "" : Sketch.of(after)),
        difference);
  }

  @Override
  public void ended(StccgState state, Outcome outcome) {
    Ends.over(state, outcome, counts);
  }
}

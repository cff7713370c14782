package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * The end of a turn, step by step (section 3.7).
 *
 * @param seat the turn player
 * @param step what comes next
 */
@JsonTypeName("end-of-turn")
public record EndOfTurn(Seat seat, Step step) implements Phase {
  /** The steps, in order. */
  public enum Step {
    /** TURN_END triggers. */
    TRIGGERS,
    /** Effects end, Hand and Bridge are discarded, and flagships are asked for defeat. */
    CLEAR,
    /** The new hand, and the next turn. */
    DRAW
  }

  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }

  /** The end of a turn of {@code seat}, or of the team that they lead, at its beginning. */
  public static EndOfTurn of(Seat seat) {
    return new EndOfTurn(seat, Step.TRIGGERS);
  }

  /** The same at that step. */
  public EndOfTurn at(Step next) {
    return new EndOfTurn(seat, next);
  }
}

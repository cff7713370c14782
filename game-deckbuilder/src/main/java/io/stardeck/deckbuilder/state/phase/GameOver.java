package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.FinalFrame;

/**
 * GAME_OVER: nobody decides any more.
 *
 * @param seat whose turn it was
 * @param outcome how the game ended
 */
@JsonTypeName("game-over")
public record GameOver(Seat seat, Outcome outcome) implements Phase, FinalFrame {
  @Override
  public ImmutableList<Seat> deciders() {
    return FinalFrame.super.deciders();
  }
}

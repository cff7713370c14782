package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * A turn begins ({@code DB-TRN-07}).
 *
 * @param seat whose turn it is
 */
@JsonTypeName("new-turn")
public record NewTurn(Seat seat) implements Phase {
  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }
}

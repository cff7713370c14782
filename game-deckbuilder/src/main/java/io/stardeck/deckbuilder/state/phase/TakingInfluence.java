package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * An Influence card comes to a player; if they hold one already, they are asked which they keep
 * ({@code DB-KCW-21}). Until then it stays where it lies, so that nobody ever holds two.
 *
 * @param seat the player
 * @param card the card
 */
@JsonTypeName("taking-influence")
public record TakingInfluence(Seat seat, CardId card) implements Phase {
  @Override
  public ImmutableList<Seat> deciders() {
    return ImmutableList.of();
  }
}

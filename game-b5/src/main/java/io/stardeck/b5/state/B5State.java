package io.stardeck.b5.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameState;
import io.stardeck.engine.zone.Zones;
import java.util.function.UnaryOperator;

/**
 * All that a game needs to go on.
 *
 * @param board what everybody sees
 * @param frames the stack of phases and windows, which everybody sees too
 * @param zones where the cards lie that are not in play, and who knows it
 * @param chance the generator
 */
public record B5State(Board board, Pile<B5Frame> frames, Zones<CardId> zones, Chance chance)
    implements GameState<B5State> {
  @Override
  public B5State withFrames(Pile<Frame> next) {
    return new B5State(board, next.as(B5Frame.class), zones, chance);
  }

  @Override
  public B5State withChance(Chance next) {
    return new B5State(board, frames, zones, next);
  }

  /** The same with that board. */
  public B5State with(Board next) {
    return next == board ? this : new B5State(next, frames, zones, chance);
  }

  /** The same with those zones. */
  public B5State with(Zones<CardId> next) {
    return next == zones ? this : new B5State(board, frames, next, chance);
  }

  /** The same with that change of one faction. */
  public B5State with(Seat seat, UnaryOperator<ImmutableFaction> change) {
    return with(board.with(seat, change.apply(ImmutableFaction.copyOf(board.faction(seat)))));
  }
}

package io.stardeck.b5.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
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
 * @param zones where the cards lie that are not in play, and who knows it
 * @param chance the generator
 */
public record B5State(Board board, Zones<CardId> zones, Chance chance)
    implements GameState<B5State> {
  @Override
  @JsonIgnore
  public Pile<B5Frame> frames() {
    return board.frames();
  }

  @Override
  public B5State withFrames(Pile<Frame> frames) {
    return with(ImmutableBoard.copyOf(board).withFrames(frames.as(B5Frame.class)));
  }

  @Override
  public B5State withChance(Chance next) {
    return new B5State(board, zones, next);
  }

  /** The same with that board. */
  public B5State with(Board next) {
    return next == board ? this : new B5State(next, zones, chance);
  }

  /** The same with those zones. */
  public B5State with(Zones<CardId> next) {
    return next == zones ? this : new B5State(board, next, chance);
  }

  /** The same with that change of one faction. */
  public B5State with(Seat seat, UnaryOperator<ImmutableFaction> change) {
    return with(board.with(seat, change.apply(ImmutableFaction.copyOf(board.faction(seat)))));
  }
}

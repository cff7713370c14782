package io.stardeck.b5.view;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Places;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.ZonesView;

/**
 * What one seat may know.
 *
 * @param seat whose view it is
 * @param board what everybody sees
 * @param frames the stack of phases and windows
 * @param zones the cards that are not in play, as far as this seat knows them
 */
public record B5View(Seat seat, Board board, Pile<B5Frame> frames, ZonesView<CardId> zones)
    implements GameView {
  /** What {@code seat} may know of {@code state}. */
  public static B5View of(B5State state, Seat seat) {
    return new B5View(seat, state.board(), state.frames(), state.zones().view(seat));
  }

  @Override
  public void complete() {
    zones.complete();
  }

  @Override
  @JsonIgnore
  public Frame top() {
    return frames.top();
  }

  /** The own hand. */
  @JsonIgnore
  public ImmutableList<CardId> hand() {
    return zones.cards(Places.hand(seat));
  }

  /** The own set aftermaths, in the order of {@code setUnder}. */
  @JsonIgnore
  public ImmutableList<CardId> setAftermaths() {
    return zones.cards(Places.set(seat));
  }

  /** Whether an agenda of that player lies face down. */
  public boolean hidesAgenda(Seat player) {
    return zones.size(Places.hiddenAgenda(player)) > 0;
  }

  /** The number of cards in the deck of that player. */
  public int deckSize(Seat player) {
    return zones.size(Places.deck(player));
  }
}

package io.stardeck.b5.internal.step;

import io.stardeck.b5.state.B5State;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Zones;

/** The dealer of this game: the deck lists are known to all ({@code B5-D-78}). */
public final class Cards extends Dealer<B5State, CardId> {
  /** The dealer, who holds nothing. */
  public static final Cards DEALER = new Cards();

  private Cards() {
    super(Naming.fixed());
  }

  @Override
  public Zones<CardId> zones(B5State state) {
    return state.zones();
  }

  @Override
  protected B5State with(B5State state, Zones<CardId> zones) {
    return state.with(zones);
  }

  @Override
  public Face face(B5State state, CardId card) {
    return state.board().config().roster().face(card);
  }
}

package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Zones;
import io.stardeck.sfbf.state.BattleForceState;

/** Who moves action cards: everybody knows which there are (BF-DAT-02). */
public final class CardDealer extends Dealer<BattleForceState, CardId> {
  /** The dealer, who holds nothing. */
  public static final CardDealer CARDS = new CardDealer();

  private CardDealer() {
    super(Naming.fixed());
  }

  @Override
  public Zones<CardId> zones(BattleForceState state) {
    return state.cards();
  }

  @Override
  public Face face(BattleForceState state, CardId card) {
    return state.table().config().cardSet().cardFace(card.number());
  }

  @Override
  protected BattleForceState with(BattleForceState state, Zones<CardId> zones) {
    return state.withCards(zones);
  }
}

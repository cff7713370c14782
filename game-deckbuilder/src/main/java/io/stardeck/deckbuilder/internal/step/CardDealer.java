package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;

/** Who moves the cards that lie face down: everybody knows which there are in the game. */
public final class CardDealer extends Dealer<DeckbuilderState, CardId> {
  /** The dealer, who holds nothing. */
  public static final CardDealer CARDS = new CardDealer();

  private CardDealer() {
    super(Naming.fixed());
  }

  @Override
  public Zones<CardId> zones(DeckbuilderState state) {
    return state.zones();
  }

  @Override
  public Face face(DeckbuilderState state, CardId card) {
    return state.table().config().cardSet().face(card.number());
  }

  @Override
  protected DeckbuilderState with(DeckbuilderState state, Zones<CardId> zones) {
    return state.with(zones);
  }

  /** Whoever looks at the top of a deck looks at fewer cards, once some of them have left it. */
  @Override
  protected DeckbuilderState after(DeckbuilderState before, DeckbuilderState next) {
    return Looking.after(before, next);
  }

  @Override
  protected boolean marked(DeckbuilderState state, CardId card) {
    return Marks.named(state.table(), card);
  }

  /** Equal cards bear each other's ids: who sees them is told which (DB-VIS-04). */
  @Override
  protected void renamed(
      Play<DeckbuilderState> play, Place place, Audience knowers, ImmutableList<CardId> cards) {
    for (Seat seat : Seat.first(play.state().table().players())) {
      if (knowers.includes(seat)) {
        Showing.tell(play, place, cards, seat);
      }
    }
  }
}

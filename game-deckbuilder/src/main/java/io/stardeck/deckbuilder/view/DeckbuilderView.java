package io.stardeck.deckbuilder.view;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.GameView;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Seen;
import io.stardeck.engine.zone.ZonesView;

/**
 * What one seat, or the spectator, may know (section 2.2 of the catalogue). Legal actions and
 * checks are worked out from this alone.
 *
 * @param seat whose view it is
 * @param table what everybody sees
 * @param zones the cards that lie face down, as far as this seat knows them
 */
public record DeckbuilderView(Seat seat, Table table, ZonesView<CardId> zones)
    implements GameView, Sight {
  /** What {@code seat} may know of {@code state}. */
  public static DeckbuilderView of(DeckbuilderState state, Seat seat) {
    return new DeckbuilderView(seat, state.table(), state.zones().view(seat));
  }

  @Override
  public void complete() {
    zones.complete();
  }

  @Override
  public Phase top() {
    return table.phases().top();
  }

  @Override
  public int size(Place place) {
    return zones.size(place);
  }

  /** The own Hand; empty for the spectator. */
  public ImmutableList<CardId> hand() {
    return seat.equals(Seat.SPECTATOR) ? ImmutableList.of() : hand(seat);
  }

  /** Of another one by number, as its order means nothing to whoever looks into it. */
  @Override
  public ImmutableList<CardId> hand(Seat of) {
    ImmutableList<CardId> cards = zones.cards(Places.hand(of));
    return of.equals(seat) || cards.isEmpty()
        ? cards
        : ImmutableList.sortedCopyOf(CardId.BY_NUMBER, cards);
  }

  @Override
  public ImmutableList<CardId> top(Place place, int n) {
    Seen<CardId> seen = zones.at(place);
    int known = Math.min(n, seen.cards().size());
    for (int i = 0; i < known && !seen.positions().isEmpty(); i++) {
      if (seen.positions().get(i) != i) {
        known = i;
      }
    }
    return seen.cards().subList(0, known);
  }
}

package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Destination;
import io.stardeck.deckbuilder.card.When;
import io.stardeck.deckbuilder.event.CardDiscarded;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.CardId;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.state.Lists;
import io.stardeck.engine.Pile;
import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import java.util.Optional;

/** Cards leave a zone and come to another. */
public final class Moves {
  private Moves() {}

  /**
   * Takes a card out of a zone of a player: Hand, Bridge or Discard. Where it goes is for the
   * caller to say; unless it stays with that player, {@link Ledger#leave} too.
   */
  public static void take(Play<DeckbuilderState> play, Found found) {
    Seat seat = found.owner();
    Area area = play.state().table().area(seat);
    switch (found.zone()) {
      case HAND ->
          play.become(
              play.state().withHand(seat, Lists.minus(play.state().hand(seat), found.card())));
      case BRIDGE ->
          play.become(
              play.state().with(seat, area.withBridge(Lists.minus(area.bridge(), found.card()))));
      case DISCARD ->
          play.become(
              play.state().with(seat, area.withDiscard(Lists.minus(area.discard(), found.card()))));
      default -> throw new IllegalArgumentException("no card is taken from " + found.zone());
    }
  }

  /** Puts a card of {@code seat} that lies nowhere into his Discard, Hand, Deck or Bridge. */
  public static void put(Play<DeckbuilderState> play, Seat seat, CardId card, Destination to) {
    Area area = play.state().table().area(seat);
    switch (to) {
      case DISCARD ->
          play.become(play.state().with(seat, area.withDiscard(Lists.plus(area.discard(), card))));
      case HAND ->
          play.become(play.state().withHand(seat, Lists.plus(play.state().hand(seat), card)));
      case BRIDGE ->
          play.become(play.state().with(seat, area.withBridge(Lists.plus(area.bridge(), card))));
      case DECK_TOP -> {
        Hidden hidden = play.state().hidden();
        play.become(play.state().with(hidden.withDeck(seat, hidden.deck(seat).push(card))));
      }
      case DECK_BOTTOM -> {
        Hidden hidden = play.state().hidden();
        ImmutableList<CardId> deck = Lists.plus(hidden.deck(seat).toList(), card);
        play.become(play.state().with(hidden.withDeck(seat, Pile.topFirst(deck))));
      }
      default -> throw new IllegalArgumentException("no place of a player: " + to);
    }
  }

  /** A card of a Hand or a Bridge goes to the Discard of its player (DB-EFF-15). */
  public static void discard(Play<DeckbuilderState> play, Found found, RuleId rule) {
    take(play, found);
    put(play, found.owner(), found.card(), Destination.DISCARD);
    play.tell(rule, new CardDiscarded(found.owner(), found.card()));
    Triggers.fire(play, When.DISCARDED, found.owner(), Optional.of(found.card()));
  }
}

package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.state.Look;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Cards are taken out of decks, or lie elsewhere in them. */
public final class Decks {
  private Decks() {}

  /** Takes a card out of a Deck or the space deck; whoever is looking at it sees one fewer. */
  static void take(Play<DeckbuilderState> play, Found found) {
    Hidden hidden = play.state().hidden();
    if (found.zone() == Zone.DECK) {
      Pile<CardId> deck = without(hidden.deck(found.owner()), found.card());
      play.become(play.state().with(hidden.withDeck(found.owner(), deck)));
      Looks.fewer(play, CardEffect.Pile.DECK, found.owner(), 1);
    } else {
      play.become(play.state().with(hidden.withSpace(without(hidden.space(), found.card()))));
      Looks.fewer(play, CardEffect.Pile.SPACE_DECK, Seat.SPECTATOR, 1);
    }
  }

  /**
   * One of the top cards of a deck goes under the others of them, or under all cards of the deck.
   *
   * @param top the top cards
   * @param card one of them
   */
  public static void sink(Play<DeckbuilderState> play, Look top, CardId card, boolean bottom) {
    Hidden hidden = play.state().hidden();
    Pile<CardId> next =
        switch (top.pile()) {
          case DECK -> sunk(hidden.deck(top.whose()), top.n(), card, bottom);
          case STARBASE_DECK -> sunk(hidden.starbase(), top.n(), card, bottom);
          case SPACE_DECK -> sunk(hidden.space(), top.n(), card, bottom);
          case HAND -> throw new IllegalArgumentException("a Hand has no order");
        };
    play.become(
        play.state()
            .with(
                switch (top.pile()) {
                  case DECK -> hidden.withDeck(top.whose(), next);
                  case STARBASE_DECK -> hidden.withStarbase(next);
                  default -> hidden.withSpace(next);
                }));
    Looks.end(play, top.pile(), top.whose());
  }

  private static Pile<CardId> sunk(Pile<CardId> deck, int n, CardId card, boolean bottom) {
    ImmutableList<CardId> rest = Lists.minus(deck.toList(), card);
    int at = bottom ? rest.size() : n - 1;
    return Pile.topFirst(
        Lists.plusAll(Lists.plus(rest.subList(0, at), card), rest.subList(at, rest.size())));
  }

  private static Pile<CardId> without(Pile<CardId> pile, CardId card) {
    return Pile.topFirst(Lists.minus(pile.toList(), card));
  }
}

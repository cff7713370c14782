package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.Destination;
import io.stardeck.deckbuilder.event.CardGained;
import io.stardeck.deckbuilder.event.CardMoved;
import io.stardeck.deckbuilder.event.CardNamed;
import io.stardeck.deckbuilder.event.CardPlayed;
import io.stardeck.deckbuilder.event.CardSearched;
import io.stardeck.deckbuilder.event.CardTrashed;
import io.stardeck.deckbuilder.event.CardsDiscarded;
import io.stardeck.deckbuilder.event.CardsDrawn;
import io.stardeck.deckbuilder.event.CardsRevealed;
import io.stardeck.deckbuilder.event.CardsSeen;
import io.stardeck.deckbuilder.event.DeckReordered;
import io.stardeck.deckbuilder.event.DeckReshuffled;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.event.EffectUsed;
import io.stardeck.deckbuilder.event.NameJudged;
import io.stardeck.deckbuilder.event.SlotRefilled;
import io.stardeck.deckbuilder.event.StarbaseReshuffled;
import io.stardeck.engine.Seat;
import io.stardeck.engine.text.Texts;

/** What happens to cards, one sentence each. */
final class CardEventText {
  private CardEventText() {}

  static void put(Texts.Builder<Names, DeckbuilderEvent> texts) {
    cards(texts);
    hiddenCards(texts);
  }

  private static void cards(Texts.Builder<Names, DeckbuilderEvent> texts) {
    texts
        .put(CardPlayed.class, (names, e) -> e.seat() + " plays " + names.card(e.card()))
        .put(EffectUsed.class, (names, e) -> e.seat() + " uses " + names.card(e.card()))
        .put(
            CardGained.class,
            (names, e) -> e.seat() + " gains " + names.card(e.card()) + to(e.to()))
        .put(CardsDiscarded.class, (names, e) -> e.seat() + " discards " + names.cards(e.cards()))
        .put(CardTrashed.class, (names, e) -> e.seat() + " trashes " + names.card(e.card()))
        .put(
            CardMoved.class,
            (names, e) ->
                e.card().map(names::card).orElse("a card")
                    + " goes "
                    + place(e.to())
                    + owner(e.to(), e.seat()))
        .put(
            SlotRefilled.class,
            (names, e) -> names.card(e.card()) + " comes up in slot " + e.slot())
        .put(
            CardSearched.class,
            (names, e) ->
                e.seat() + " searches: " + names.card(e.card()) + " leaves slot " + e.slot())
        .put(
            StarbaseReshuffled.class,
            (names, e) -> "the Starbase discard is shuffled anew: " + cards(e.cards()))
        .put(
            DeckReshuffled.class,
            (names, e) -> e.seat() + " shuffles " + cards(e.cards()) + " into a new Deck");
  }

  private static void hiddenCards(Texts.Builder<Names, DeckbuilderEvent> texts) {
    texts
        .put(
            CardsDrawn.class,
            (names, e) ->
                e.seat()
                    + " draws "
                    + (e.cards().isEmpty() ? cards(e.number()) : names.cards(e.cards())))
        .put(
            DeckReordered.class,
            (names, e) ->
                e.seat()
                    + " puts the top "
                    + cards(e.n())
                    + " of "
                    + deck(e)
                    + " back"
                    + (e.n() > 1 ? " in a chosen order" : "")
                    + (e.bottom() > 0 ? ", " + e.bottom() + " to the bottom" : ""))
        .put(CardNamed.class, (names, e) -> e.seat() + " names " + e.name())
        .put(
            NameJudged.class,
            (names, e) ->
                e.seat()
                    + (e.guess()
                        ? " has guessed " + (e.hit() ? "right" : "wrong")
                        : (e.hit() ? " holds" : " does not hold") + " the named card"))
        .put(CardsSeen.class, (names, e) -> e.seat() + " sees " + names.cards(e.cards()))
        .put(CardsRevealed.class, (names, e) -> e.seat() + " reveals " + names.cards(e.cards()));
  }

  private static String deck(DeckReordered event) {
    return switch (event.pile()) {
      case STARBASE_DECK -> "the starbase deck";
      case SPACE_DECK -> "the space deck";
      default -> "the Deck of " + event.whose();
    };
  }

  /** Whose place it is; nobody's once the card has left all players. */
  private static String owner(Destination to, Seat seat) {
    return switch (to) {
      case STARBASE_DISCARD, SPACE_DECK_BOTTOM, REMOVED -> "";
      case DISCARD, HAND, DECK_TOP, DECK_BOTTOM, BRIDGE, POINTS -> " of " + seat;
    };
  }

  /** Where it goes, if that is not the Discard. */
  static String to(Destination destination) {
    return destination == Destination.DISCARD ? "" : ", " + place(destination);
  }

  private static String place(Destination destination) {
    return switch (destination) {
      case DISCARD -> "to the Discard";
      case HAND -> "to the Hand";
      case DECK_TOP -> "on top of the Deck";
      case DECK_BOTTOM -> "under the Deck";
      case BRIDGE -> "to the Bridge";
      case POINTS -> "to the Points Area";
      case STARBASE_DISCARD -> "to the Starbase discard";
      case SPACE_DECK_BOTTOM -> "under the space deck";
      case REMOVED -> "out of the game";
    };
  }

  private static String cards(int number) {
    return Phrases.counted(number, "card");
  }
}

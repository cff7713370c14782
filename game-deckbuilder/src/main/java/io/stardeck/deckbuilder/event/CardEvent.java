package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What happens to cards of players and of the Starbase. */
public sealed interface CardEvent extends DeckbuilderEvent {
  /**
   * A card was played.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("card-played")
  record CardPlayed(Seat seat, CardId card) implements CardEvent {}

  /**
   * An ability of a card was used.
   *
   * @param seat who
   * @param card the card
   * @param ability its position among the card's abilities, from 0 on
   */
  @JsonTypeName("effect-used")
  record EffectUsed(Seat seat, CardId card, int ability) implements CardEvent {}

  /**
   * A card was gained.
   *
   * @param seat who
   * @param card the card
   * @param to where it went
   */
  @JsonTypeName("card-gained")
  record CardGained(Seat seat, CardId card, Destination to) implements CardEvent {}

  /**
   * A card was turned up in the search area.
   *
   * @param slot the slot
   * @param card the card
   */
  @JsonTypeName("slot-refilled")
  record SlotRefilled(int slot, CardId card) implements CardEvent {}

  /**
   * A card of the search area was replaced.
   *
   * @param seat who
   * @param slot the slot
   * @param card the card
   */
  @JsonTypeName("card-searched")
  record CardSearched(Seat seat, int slot, CardId card) implements CardEvent {}

  /**
   * The Starbase discard became the starbase deck.
   *
   * @param cards how many cards
   */
  @JsonTypeName("starbase-reshuffled")
  record StarbaseReshuffled(int cards) implements CardEvent {}

  /**
   * Cards were shuffled into a new Deck: the Discard, or all of a player who was defeated.
   *
   * @param seat who
   * @param cards how many cards
   */
  @JsonTypeName("deck-reshuffled")
  record DeckReshuffled(Seat seat, int cards) implements CardEvent {}

  /**
   * Cards were drawn.
   *
   * @param seat who
   * @param number how many
   * @param cards the cards; none to those who do not see them
   */
  @JsonTypeName("cards-drawn")
  record CardsDrawn(Seat seat, int number, ImmutableList<CardId> cards) implements CardEvent {}

  /**
   * Cards were discarded: one, or a whole Hand or Bridge.
   *
   * @param seat who
   * @param cards the cards, at least one
   */
  @JsonTypeName("cards-discarded")
  record CardsDiscarded(Seat seat, ImmutableList<CardId> cards) implements CardEvent {}

  /**
   * A card was trashed.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("card-trashed")
  record CardTrashed(Seat seat, CardId card) implements CardEvent {}

  /**
   * A card was moved by an effect, or goes by the rules where no other event tells it: under the
   * space deck, out of the game, from its slot, or to a Points Area.
   *
   * @param seat whose card it is, or who has met it
   * @param card the card; none to those who do not see it
   * @param to where it went
   */
  @JsonTypeName("card-moved")
  record CardMoved(Seat seat, Optional<CardId> card, Destination to) implements CardEvent {}

  /**
   * Hidden cards were shown to one player.
   *
   * @param seat who
   * @param cards the cards
   */
  @JsonTypeName("cards-seen")
  record CardsSeen(Seat seat, ImmutableList<CardId> cards) implements CardEvent {}

  /**
   * The top cards of a deck were put back in an order that one player has chosen.
   *
   * @param seat who
   * @param pile which deck
   * @param whose whose Deck; the player on whom the effect was carried out if it is a shared one
   * @param n how many cards were looked at
   * @param bottom how many of them went to the bottom
   */
  @JsonTypeName("deck-reordered")
  record DeckReordered(Seat seat, CardEffect.Pile pile, Seat whose, int n, int bottom)
      implements CardEvent {}

  /**
   * A card was named.
   *
   * @param seat who has named it
   * @param name its name
   */
  @JsonTypeName("card-named")
  record CardNamed(Seat seat, String name) implements CardEvent {}

  /**
   * Whether the named card was there, or was guessed.
   *
   * @param seat who has guessed; without a guess, whose Hand was looked through
   * @param guess whether a player has guessed
   * @param hit whether the guess was right; without one, whether the Hand holds the card
   */
  @JsonTypeName("name-judged")
  record NameJudged(Seat seat, boolean guess, boolean hit) implements CardEvent {}

  /**
   * Hidden cards were shown to all.
   *
   * @param seat who
   * @param cards the cards
   */
  @JsonTypeName("cards-revealed")
  record CardsRevealed(Seat seat, ImmutableList<CardId> cards) implements CardEvent {}
}

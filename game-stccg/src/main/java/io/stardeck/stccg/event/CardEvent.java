package io.stardeck.stccg.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import java.util.Optional;

/** What happens to cards. */
public sealed interface CardEvent extends StccgEvent {
  /**
   * A card was announced.
   *
   * @param seat who
   * @param card the card
   * @param on where it goes, or what it is played on
   */
  @JsonTypeName("card-played")
  record CardPlayed(Seat seat, Card card, Aim on) implements CardEvent {}

  /**
   * A card has come into play at an outpost.
   *
   * @param seat who
   * @param card the card
   * @param outpost where
   */
  @JsonTypeName("card-reported")
  record CardReported(Seat seat, Card card, CardId outpost) implements CardEvent {}

  /**
   * A card has come to lie in play.
   *
   * @param seat who
   * @param card the card
   * @param on on what
   */
  @JsonTypeName("card-laid")
  record CardLaid(Seat seat, Card card, Aim on) implements CardEvent {}

  /**
   * An interrupt was played.
   *
   * @param seat who
   * @param card the card
   * @param on on what
   */
  @JsonTypeName("interrupt-queued")
  record InterruptQueued(Seat seat, Card card, Aim on) implements CardEvent {}

  /**
   * An interrupt takes effect.
   *
   * @param seat who
   * @param card the card
   */
  @JsonTypeName("interrupt-resolved")
  record InterruptResolved(Seat seat, Card card) implements CardEvent {}

  /**
   * A card has no effect.
   *
   * @param card the card
   */
  @JsonTypeName("card-nullified")
  record CardNullified(Card card) implements CardEvent {}

  /**
   * A card was drawn.
   *
   * @param seat who
   * @param card the card, to those who see it
   */
  @JsonTypeName("card-drawn")
  record CardDrawn(Seat seat, Optional<Card> card) implements CardEvent {}

  /**
   * Persons or equipment went from one host to another.
   *
   * @param seat who
   * @param card the card, to those who see it
   * @param from from where
   * @param to to where
   */
  @JsonTypeName("card-moved")
  record CardMoved(Seat seat, Optional<Card> card, Host from, Host to) implements CardEvent {}

  /**
   * All cards of a kind went from one host to another.
   *
   * @param seat who
   * @param cards the cards, to those who see them
   * @param from from where
   * @param to to where
   */
  @JsonTypeName("cards-moved")
  record CardsMoved(Seat seat, ImmutableList<Card> cards, Host from, Host to)
      implements CardEvent {}

  /**
   * Cards bear other names now, as somebody has lost sight of one of them.
   *
   * @param place where they lie
   * @param cards the cards
   */
  @JsonTypeName("cards-renamed")
  record CardsRenamed(String place, ImmutableList<Card> cards) implements CardEvent {}

  /**
   * Cards were shown.
   *
   * @param place where they lie
   * @param cards the cards
   */
  @JsonTypeName("cards-revealed")
  record CardsRevealed(String place, ImmutableList<Card> cards) implements CardEvent {}

  /**
   * A card was discarded.
   *
   * @param card the card
   */
  @JsonTypeName("card-discarded")
  record CardDiscarded(Card card) implements CardEvent {}

  /**
   * A card with points that were won lies in its owner's points area.
   *
   * @param card the card
   */
  @JsonTypeName("card-kept")
  record CardKept(Card card) implements CardEvent {}

  /**
   * A countdown went on.
   *
   * @param card the card that counts
   * @param left how many turns are left; at 0 it has run out
   */
  @JsonTypeName("countdown-advanced")
  record CountdownAdvanced(Card card, int left) implements CardEvent {}

  /**
   * A card in play was turned over.
   *
   * @param card the card
   * @param turned whether it lies turned over now
   */
  @JsonTypeName("card-turned-over")
  record CardTurnedOver(Card card, boolean turned) implements CardEvent {}

  /**
   * A card went to a hand or a deck.
   *
   * @param seat who
   * @param card the card, to those who see it
   */
  @JsonTypeName("card-returned")
  record CardReturned(Seat seat, Optional<Card> card) implements CardEvent {}

  /**
   * A ship is to take a card along that lies at its location.
   *
   * @param card the card
   * @param ship the ship
   */
  @JsonTypeName("card-towed")
  record CardTowed(Card card, CardId ship) implements CardEvent {}

  /**
   * A hand was put under the deck.
   *
   * @param seat whose
   * @param cards how many cards it had
   */
  @JsonTypeName("hand-put-under-deck")
  record HandPutUnderDeck(Seat seat, int cards) implements CardEvent {}

  /**
   * A card went out of play.
   *
   * @param card the card
   */
  @JsonTypeName("card-out-of-play")
  record CardOutOfPlay(Card card) implements CardEvent {}

  /**
   * A card was stopped.
   *
   * @param host where
   * @param card the card, to those who see it
   */
  @JsonTypeName("card-stopped")
  record CardStopped(Host host, Optional<Card> card) implements CardEvent {}

  /**
   * A card is not stopped any more.
   *
   * @param host where
   * @param card the card, to those who see it
   */
  @JsonTypeName("card-unstopped")
  record CardUnstopped(Host host, Optional<Card> card) implements CardEvent {}

  /**
   * A person was disabled, or is not any more.
   *
   * @param host where
   * @param card the card, to those who see it
   * @param disabled which of the two
   */
  @JsonTypeName("card-disabled")
  record CardDisabled(Host host, Optional<Card> card, boolean disabled) implements CardEvent {}

  /**
   * A dilemma lies on something now.
   *
   * @param card the card
   */
  @JsonTypeName("card-attached")
  record CardAttached(Card card) implements CardEvent {}

  /**
   * A card was cured.
   *
   * @param card the card
   */
  @JsonTypeName("card-cured")
  record CardCured(Card card) implements CardEvent {}

  /**
   * A card was taken out of its group and is held.
   *
   * @param card the card
   */
  @JsonTypeName("card-held")
  record CardHeld(Card card) implements CardEvent {}

  /**
   * A card bears other marks now.
   *
   * @param card the card, as it is now
   * @param gone the marks that it bears no more
   */
  @JsonTypeName("card-marked")
  record CardMarked(Card card, ImmutableList<Mark> gone) implements CardEvent {}

  /**
   * A person died.
   *
   * @param card the card
   */
  @JsonTypeName("person-killed")
  record PersonKilled(Card card) implements CardEvent {}

  /**
   * A hologram was deactivated.
   *
   * @param card the card
   */
  @JsonTypeName("hologram-deactivated")
  record HologramDeactivated(Card card) implements CardEvent {}

  /**
   * Somebody else controls a card.
   *
   * @param seat who
   * @param card which
   */
  @JsonTypeName("control-changed")
  record ControlChanged(Seat seat, CardId card) implements CardEvent {}

  /**
   * Somebody is under house arrest, or is not any more.
   *
   * @param host where
   * @param card the card
   * @param arrested which of the two
   */
  @JsonTypeName("house-arrest")
  record HouseArrest(Host host, Card card, boolean arrested) implements CardEvent {}

  /**
   * A treaty has ended.
   *
   * @param seat who
   */
  @JsonTypeName("treaty-ended")
  record TreatyEnded(Seat seat) implements CardEvent {}
}

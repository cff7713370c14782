package io.stardeck.stccg.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import java.util.OptionalInt;

/** What happens to cards in decks, hands and piles, and to cards that are played. */
public sealed interface CardEffect extends Effect {
  /**
   * A player draws cards.
   *
   * @param player who
   * @param n how many
   */
  @JsonTypeName("DRAW")
  record Draw(Player player, Amount n) implements CardEffect {}

  /**
   * Cards of a hand are discarded.
   *
   * @param player whose
   * @param n how many; all unless told
   * @param by who picks
   * @param filter what they are like
   */
  @JsonTypeName("DISCARD_HAND")
  record DiscardHand(Player player, Optional<Amount> n, Chooser by, Optional<Requirement> filter)
      implements CardEffect {}

  /**
   * A hand is shuffled and put below the deck.
   *
   * @param player whose
   */
  @JsonTypeName("HAND_UNDER_DECK")
  record HandUnderDeck(Player player) implements CardEffect {}

  /**
   * A deck is shuffled.
   *
   * @param player whose
   */
  @JsonTypeName("SHUFFLE_DECK")
  record ShuffleDeck(Player player) implements CardEffect {}

  /** The card it was played on goes back to its owner's hand. */
  @JsonTypeName("RETURN_TO_HAND")
  record ReturnToHand() implements CardEffect {}

  /** The card it was played on is shuffled into its owner's deck. */
  @JsonTypeName("SHUFFLE_INTO_DECK")
  record ShuffleIntoDeck() implements CardEffect {}

  /** Cards that are picked and go to a hand. */
  sealed interface Fetch extends CardEffect {
    /** How many. */
    int n();

    /** Which ones. */
    Optional<Requirement> filter();

    /** Whose, of the player unless told. */
    Optional<Player> player();
  }

  /**
   * A player takes cards from the own deck, one choice each; then it is shuffled.
   *
   * @param n how many
   * @param filter what they are like
   * @param player who; the player of the card unless told
   */
  @JsonTypeName("SEARCH_DECK")
  record SearchDeck(int n, Optional<Requirement> filter, Optional<Player> player)
      implements Fetch {}

  /**
   * A player takes cards from the own discard pile.
   *
   * @param n how many
   * @param filter what they are like
   * @param player who; the player of the card unless told
   */
  @JsonTypeName("RECOVER")
  record Recover(int n, Optional<Requirement> filter, Optional<Player> player) implements Fetch {}

  /**
   * A player looks at hidden cards ({@code ST-EFF-17}).
   *
   * @param at which
   * @param n how many from the top of a deck; all unless told
   * @param player who looks; the player of the card unless told
   * @param whose whose hand or deck; of whom the card was played on unless told
   */
  @JsonTypeName("LOOK")
  record Look(Hidden at, OptionalInt n, Optional<Player> player, Optional<Player> whose)
      implements CardEffect {}

  /**
   * Hidden cards are shown to all, once ({@code ST-EFF-17}).
   *
   * @param at which
   * @param n how many from the top of a deck; all unless told
   * @param whose whose hand or deck; of whom the card was played on unless told
   */
  @JsonTypeName("REVEAL")
  record Reveal(Hidden at, OptionalInt n, Optional<Player> whose) implements CardEffect {}

  /**
   * Who has looked at a deck puts it in order, from the top down ({@code ST-EFF-47}).
   *
   * @param player who; the player of the card unless told
   * @param whose whose deck; of whom the card was played on unless told
   */
  @JsonTypeName("ARRANGE_TOP")
  record ArrangeTop(Optional<Player> player, Optional<Player> whose) implements CardEffect {}

  /** The player names a kind of card and draws at a hand ({@code ST-EFF-53}). */
  @JsonTypeName("GUESS_HAND")
  record GuessHand() implements CardEffect {}

  /** The card that it was aimed at has no effect ({@code ST-EFF-06}). */
  @JsonTypeName("NULLIFY")
  record Nullify() implements CardEffect {}

  /**
   * Equipment of the ship or team is destroyed by chance ({@code ST-EFF-05}).
   *
   * @param n how many cards
   */
  @JsonTypeName("DESTROY_EQUIPMENT")
  record DestroyEquipment(int n) implements CardEffect {}

  /**
   * The outpost, or the card in play, that it was played on is destroyed, with all in it and on it
   * ({@code ST-EFF-05}).
   */
  @JsonTypeName("DESTROY")
  record DestroyCard() implements CardEffect {}

  /** All intruders at the location are destroyed ({@code ST-EFF-05}). */
  @JsonTypeName("DESTROY_INTRUDERS")
  record DestroyIntruders() implements CardEffect {}

  /** The card drawn last is discarded, and another is drawn. */
  @JsonTypeName("REDRAW")
  record Redraw() implements CardEffect {}

  /** The card just announced goes back to the hand ({@code ST-EFF-48}). */
  @JsonTypeName("RETURN_PLAY")
  record ReturnPlay() implements CardEffect {}
}

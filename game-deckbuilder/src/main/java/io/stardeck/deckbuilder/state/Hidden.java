package io.stardeck.deckbuilder.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;

/**
 * What nobody knows.
 *
 * @param decks the Deck of each player, in seat order
 * @param space the space deck
 * @param starbase the starbase deck
 * @param borg the Borg area
 * @param chance the random generator
 */
public record Hidden(
    ImmutableList<Pile<CardId>> decks,
    Pile<CardId> space,
    Pile<CardId> starbase,
    Pile<CardId> borg,
    Chance chance) {
  /** The Deck of {@code seat}. */
  public Pile<CardId> deck(Seat seat) {
    return decks.get(seat.index());
  }

  /** The same with that Deck of {@code seat}. */
  public Hidden withDeck(Seat seat, Pile<CardId> deck) {
    return new Hidden(Lists.set(decks, seat.index(), deck), space, starbase, borg, chance);
  }

  /** The same with that space deck. */
  public Hidden withSpace(Pile<CardId> cards) {
    return new Hidden(decks, cards, starbase, borg, chance);
  }

  /** The same with that starbase deck. */
  public Hidden withStarbase(Pile<CardId> cards) {
    return new Hidden(decks, space, cards, borg, chance);
  }

  /** The same with that Borg area. */
  public Hidden withBorg(Pile<CardId> cards) {
    return new Hidden(decks, space, starbase, cards, chance);
  }

  /** The same with that generator. */
  public Hidden withChance(Chance next) {
    return new Hidden(decks, space, starbase, borg, next);
  }
}

package io.stardeck.sfbf.card;

import com.google.common.collect.ImmutableList;

/**
 * A card set as a file describes it, not yet checked.
 *
 * @param name the name of the set
 * @param ships the ship cards of one copy
 * @param cards the action cards of one copy
 */
record CardSetFile(String name, ImmutableList<ShipCard> ships, ImmutableList<PrintedCard> cards) {
  static CardSetFile of(CardSet set) {
    return new CardSetFile(
        set.name(),
        set.ships(),
        set.cards().stream().map(PrintedCard::of).collect(ImmutableList.toImmutableList()));
  }

  CardSet set() {
    return new CardSet(
        name,
        ships,
        cards.stream().map(PrintedCard::card).collect(ImmutableList.toImmutableList()));
  }
}

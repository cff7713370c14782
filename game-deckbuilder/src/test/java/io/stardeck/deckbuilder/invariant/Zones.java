package io.stardeck.deckbuilder.invariant;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import java.util.function.Predicate;

/** Which cards lie where in a state. */
record Zones(DeckbuilderState state) {
  /** Deck, Hand, Bridge and Discard of all players. */
  ImmutableList<CardId> players() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Seat seat : Seat.first(state.table().players())) {
      cards.addAll(unplayed(seat)).addAll(state.table().area(seat).bridge());
    }
    return cards.build();
  }

  /** Deck, Hand and Discard of one. */
  ImmutableList<CardId> unplayed(Seat seat) {
    return ImmutableList.<CardId>builder()
        .addAll(state.deck(seat))
        .addAll(state.hand(seat))
        .addAll(state.table().area(seat).discard())
        .build();
  }

  ImmutableList<CardId> removed() {
    return state.table().removed();
  }

  ImmutableList<CardId> searchArea() {
    return state.table().starbase().slots().stream()
        .flatMap(slot -> slot.card().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** The search area, the starbase deck, its discard. */
  ImmutableList<CardId> starbase() {
    return ImmutableList.<CardId>builder()
        .addAll(searchArea())
        .addAll(state.starbase())
        .addAll(state.table().starbase().discard())
        .build();
  }

  ImmutableList<CardId> piles() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Pile<CardId> pile : state.table().starbase().basics()) {
      cards.addAll(pile);
    }
    return cards.build();
  }

  ImmutableList<CardId> points() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Area area : state.table().areas()) {
      cards.addAll(area.points());
    }
    return cards.build();
  }

  /** Every zone in which space cards and Starships may be. */
  ImmutableList<CardId> space() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    cards.addAll(state.space());
    state.table().flipped().forEach(flipped -> cards.add(flipped.card()));
    state.table().missions().forEach(slot -> slot.card().ifPresent(cards::add));
    cards.addAll(points());
    for (Area area : state.table().areas()) {
      area.flagship().ifPresent(ship -> cards.add(ship.card()));
      cards.addAll(area.influence());
    }
    cards.addAll(state.table().defeatedCubes());
    state.table().removed().stream().filter(card -> def(card).spaceCard()).forEach(cards::add);
    return cards.build();
  }

  CardDef def(CardId card) {
    return state.table().def(card);
  }

  int count(Iterable<CardId> cards, Predicate<CardDef> which) {
    int number = 0;
    for (CardId card : cards) {
      number += which.test(def(card)) ? 1 : 0;
    }
    return number;
  }

  int count(Iterable<CardId> cards, Family family) {
    return count(cards, card -> card.family() == family);
  }
}

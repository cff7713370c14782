package io.stardeck.deckbuilder.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.Basic;
import io.stardeck.deckbuilder.card.Family;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Secrets;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import java.util.Arrays;
import java.util.List;

/** Where all cards of a state are ({@code DB-I-01}). */
public final class Census {
  private Census() {}

  /** Whether both hold the same cards, each as often. */
  static boolean same(List<CardId> some, List<CardId> others) {
    if (some.size() != others.size()) {
      return false;
    }
    int[] left = new int[some.size() * 2];
    for (CardId card : some) {
      if (card.number() >= left.length) {
        left = Arrays.copyOf(left, 2 * card.number());
      }
      left[card.number()]++;
    }
    for (CardId card : others) {
      if (card.number() >= left.length || --left[card.number()] < 0) {
        return false;
      }
    }
    return true;
  }

  /** The cards in all zones, each as often as it lies in one. */
  public static ImmutableList<CardId> of(DeckbuilderState state) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Secrets secrets : state.secrets()) {
      cards.addAll(secrets.hand());
    }
    for (Pile<CardId> deck : state.hidden().decks()) {
      cards.addAll(deck);
    }
    cards.addAll(state.hidden().space());
    cards.addAll(state.hidden().starbase());
    cards.addAll(state.hidden().borg());
    cards.addAll(open(state.table()));
    for (Area area : state.table().areas()) {
      cards.addAll(area.bridge());
      cards.addAll(area.discard());
    }
    return cards.build();
  }

  /** The cards in public zones other than Bridges and Discards. */
  public static ImmutableList<CardId> open(Table table) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Area area : table.areas()) {
      area.flagship().ifPresent(ship -> cards.add(ship.card()));
      cards.addAll(area.points());
      cards.addAll(area.influence());
    }
    table.starbase().slots().forEach(slot -> slot.card().ifPresent(cards::add));
    cards.addAll(table.starbase().discard());
    for (Pile<CardId> pile : table.starbase().basics()) {
      cards.addAll(pile);
    }
    table.missions().forEach(slot -> slot.card().ifPresent(cards::add));
    table.flipped().forEach(flipped -> cards.add(flipped.card()));
    cards.addAll(table.defeatedCubes());
    cards.addAll(table.removed());
    return cards.build();
  }

  /** The cards that are in the game, each once. */
  public static ImmutableList<CardId> expected(Table table) {
    DeckbuilderConfig config = table.config();
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    cards.addAll(Roster.space(config));
    cards.addAll(Roster.starbase(config));
    cards.addAll(Roster.borg(config));
    for (Area area : table.areas()) {
      cards.add(area.starting());
    }
    for (Basic kind : Basic.values()) {
      cards.addAll(Roster.basics(config, kind));
    }
    for (Seat seat : Seat.first(config.players())) {
      for (CardId card : Roster.startingDeck(config, seat)) {
        if (table.def(card).family() == Family.STARTER) {
          cards.add(card);
        }
      }
    }
    return cards.build();
  }
}

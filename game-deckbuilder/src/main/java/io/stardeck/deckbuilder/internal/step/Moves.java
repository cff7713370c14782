package io.stardeck.deckbuilder.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardEffect;
import io.stardeck.deckbuilder.card.Destination;
import io.stardeck.deckbuilder.card.When;
import io.stardeck.deckbuilder.card.Zone;
import io.stardeck.deckbuilder.event.CardDiscarded;
import io.stardeck.deckbuilder.event.CardMoved;
import io.stardeck.deckbuilder.event.UnknownCardMoved;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** Cards leave a zone and come to another. */
public final class Moves {
  private Moves() {}

  /** Whether cards lie there that are among the cards of a player, see {@link Ledger}. */
  public static boolean held(Zone zone) {
    return zone == Zone.HAND || zone == Zone.DECK || zone == Zone.BRIDGE || zone == Zone.DISCARD;
  }

  /** Whether cards are discarded from there (DB-EFF-15). */
  public static boolean discards(Zone zone) {
    return held(zone) && zone != Zone.DISCARD;
  }

  /** Whether effects may take cards from there; never a flagship, and no Borg card by choice. */
  public static boolean takes(Zone zone) {
    return zone != Zone.FLAGSHIP && zone != Zone.BORG_AREA;
  }

  /**
   * Takes a card out of its zone. Where it goes is for the caller to say; unless it stays with the
   * player who {@link #held} it, {@link Ledger#leave} too. A slot that it leaves empty is filled by
   * {@link Slots#refill}.
   */
  public static void take(Play<DeckbuilderState> play, Found found) {
    Seat seat = found.owner();
    CardId card = found.card();
    DeckbuilderState state = play.state();
    switch (found.zone()) {
      case HAND -> play.become(state.withHand(seat, Lists.minus(state.hand(seat), card)));
      case BRIDGE, DISCARD, POINTS, INFLUENCE -> {
        Area area = state.table().area(seat);
        play.become(state.with(seat, without(area, found.zone(), card)));
      }
      case DECK, SPACE_DECK_TOP -> Decks.take(play, found);
      case SEARCH_AREA -> Slots.empty(play, state.table().starbase().slotOf(card));
      case BASIC_PILES -> Gains.takeFromPile(play, card);
      default -> play.become(state.with(without(state.table(), found.zone(), card)));
    }
  }

  private static Area without(Area area, Zone zone, CardId card) {
    return switch (zone) {
      case BRIDGE -> area.withBridge(Lists.minus(area.bridge(), card));
      case DISCARD -> area.withDiscard(Lists.minus(area.discard(), card));
      case POINTS -> area.withPoints(Lists.minus(area.points(), card));
      default -> area.withInfluence(Lists.minus(area.influence(), card));
    };
  }

  private static Table without(Table table, Zone zone, CardId card) {
    return switch (zone) {
      case STARBASE_DISCARD -> {
        Starbase starbase = table.starbase();
        yield table.withStarbase(starbase.withDiscard(Lists.minus(starbase.discard(), card)));
      }
      case MISSION_AREA -> {
        int slot = table.missions().indexOf(Slot.of(card));
        yield table.withMissions(Lists.set(table.missions(), slot, Slot.EMPTY));
      }
      case FLIPPED ->
          table.withFlipped(Lists.minus(table.flipped(), table.flipped(card).orElseThrow()));
      default -> throw new IllegalArgumentException("no card is taken from " + zone);
    };
  }

  /**
   * Puts a card of {@code seat} that lies nowhere into his Discard, Hand, Deck or Bridge. A Borg
   * card may assimilate him there and then (DB-BOR-91): whatever is told of the card has to be told
   * before.
   */
  public static void put(Play<DeckbuilderState> play, Seat seat, CardId card, Destination to) {
    Area area = play.state().table().area(seat);
    switch (to) {
      case DISCARD ->
          play.become(play.state().with(seat, area.withDiscard(Lists.plus(area.discard(), card))));
      case HAND -> {
        play.become(play.state().withHand(seat, Lists.plus(play.state().hand(seat), card)));
        Looks.end(play, CardEffect.Pile.HAND, seat);
        Assimilation.check(play, seat);
      }
      case BRIDGE ->
          play.become(play.state().with(seat, area.withBridge(Lists.plus(area.bridge(), card))));
      case DECK_TOP -> {
        Hidden hidden = play.state().hidden();
        play.become(play.state().with(hidden.withDeck(seat, hidden.deck(seat).push(card))));
        Looks.end(play, CardEffect.Pile.DECK, seat);
      }
      case DECK_BOTTOM -> {
        Hidden hidden = play.state().hidden();
        ImmutableList<CardId> deck = Lists.plus(hidden.deck(seat).toList(), card);
        play.become(play.state().with(hidden.withDeck(seat, Pile.topFirst(deck))));
      }
      default -> throw new IllegalArgumentException("no place of a player: " + to);
    }
  }

  /** A card of a Hand, Bridge or Deck goes to the Discard of its player (DB-EFF-15). */
  public static void discard(Play<DeckbuilderState> play, Found found, RuleId rule) {
    take(play, found);
    put(play, found.owner(), found.card(), Destination.DISCARD);
    play.tell(rule, new CardDiscarded(found.owner(), found.card()));
    Triggers.fire(play, When.DISCARDED, found.owner(), Optional.of(found.card()));
  }

  /**
   * An effect moves a card (DB-PLR-10, 11). It is played by nobody; whoever gets it, it is his.
   * {@link Slots#refill} has to follow.
   *
   * @param seat whose Discard, Hand, Deck or Bridge, if it goes to one
   * @param mover who sees the card if it goes from a hidden zone to a hidden one (DB-VIS-07)
   */
  public static void move(
      Play<DeckbuilderState> play,
      Found found,
      Seat seat,
      Destination to,
      Seat mover,
      RuleId rule) {
    // What comes among the cards of a player, or leaves them, all see: see Ledger.
    boolean unseen = hidden(found.zone()) && hidden(to) && held(found.zone()) == to.ofPlayer();
    take(play, found);
    ledger(play, found, seat, to, unseen);
    CardMoved moved = new CardMoved(seat, found.card(), to);
    if (unseen) {
      play.tell(Audience.only(mover), rule, moved);
      play.tell(Audience.others(mover), rule, new UnknownCardMoved(seat, to));
    } else {
      play.tell(rule, moved);
    }
    place(play, found.card(), seat, to);
  }

  private static void ledger(
      Play<DeckbuilderState> play, Found found, Seat seat, Destination to, boolean unseen) {
    boolean from = held(found.zone());
    if (from && to.ofPlayer() && found.owner().equals(seat)) {
      return;
    }
    if (from && to.ofPlayer() && unseen) {
      Ledger.mix(play, found.owner(), seat);
      return;
    }
    if (from) {
      Ledger.leave(play, found.owner(), found.card());
    }
    if (to.ofPlayer()) {
      Ledger.join(play, seat, found.card());
    }
  }

  private static void place(Play<DeckbuilderState> play, CardId card, Seat seat, Destination to) {
    switch (to) {
      case STARBASE_DISCARD -> Slots.toDiscard(play, card);
      case SPACE_DECK_BOTTOM -> SpaceDeck.bottom(play, card);
      case REMOVED -> {
        Table table = play.state().table();
        play.become(play.state().with(table.withRemoved(Lists.plus(table.removed(), card))));
      }
      default -> put(play, seat, card, to);
    }
  }

  private static boolean hidden(Zone zone) {
    return zone == Zone.HAND || zone == Zone.DECK || zone == Zone.SPACE_DECK_TOP;
  }

  private static boolean hidden(Destination to) {
    return switch (to) {
      case HAND, DECK_TOP, DECK_BOTTOM, SPACE_DECK_BOTTOM -> true;
      default -> false;
    };
  }
}

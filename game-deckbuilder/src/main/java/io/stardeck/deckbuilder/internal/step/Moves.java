package io.stardeck.deckbuilder.internal.step;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardsDiscarded;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Dealt;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Transfer;
import java.util.Optional;

/** Cards leave a zone and come to another. */
public final class Moves {
  private Moves() {}

  /** Whether cards lie there that are among the cards of a player. */
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
   * Takes a card out of its zone, as all see. Where it goes is for the caller to say. A slot that
   * it leaves empty is filled by {@link Slots#refill}.
   *
   * @return the card under the id that it bears now
   */
  public static CardId take(Play<DeckbuilderState> play, Found found) {
    Seat seat = found.owner();
    CardId card = found.card();
    DeckbuilderState state = play.state();
    switch (found.zone()) {
      case HAND -> CARDS.card(play, Places.hand(seat), card).away();
      case DECK, SPACE_DECK_TOP -> {
        CardId taken = Decks.take(play, hidden(found), card, Audience.everyone()).away();
        Decks.showFlipped(play, hidden(found));
        return taken;
      }
      case BRIDGE, DISCARD, POINTS, INFLUENCE -> {
        Area area = state.table().area(seat);
        play.become(state.with(seat, without(area, found.zone(), card)));
      }
      case SEARCH_AREA -> Slots.empty(play, state.table().starbase().slotOf(card));
      case BASIC_PILES -> Gains.takeFromPile(play, card);
      default -> play.become(state.with(without(state.table(), found.zone(), card)));
    }
    return card;
  }

  /** Where the card lies, if that is a hidden zone. */
  private static Place hidden(Found found) {
    return switch (found.zone()) {
      case HAND -> Places.hand(found.owner());
      case DECK -> Places.deck(found.owner());
      default -> Places.SPACE;
    };
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
   * Puts a card of {@code seat} that lies nowhere, and that all have seen, into their Discard,
   * Hand, Deck, Bridge or Points Area. A Borg card may assimilate them there and then (DB-BOR-91),
   * and points may win the game (DB-VIC-02): whatever is told of the card has to be told before.
   */
  public static void put(Play<DeckbuilderState> play, Seat seat, CardId card, Destination to) {
    Area area = play.state().table().area(seat);
    ImmutableList<CardId> one = ImmutableList.of(card);
    switch (to) {
      case DISCARD ->
          play.become(play.state().with(seat, area.withDiscard(Lists.plus(area.discard(), card))));
      case HAND -> {
        CARDS.bring(play, Places.hand(seat), one, Audience.everyone());
        Assimilation.check(play, seat);
      }
      case BRIDGE ->
          play.become(play.state().with(seat, area.withBridge(Lists.plus(area.bridge(), card))));
      case POINTS -> {
        play.become(play.state().with(seat, area.withPoints(Lists.plus(area.points(), card))));
        Ending.byPoints(play, seat);
      }
      case DECK_TOP -> CARDS.bringOnTop(play, Places.deck(seat), one, Audience.everyone());
      case DECK_BOTTOM -> CARDS.bring(play, Places.deck(seat), one, Audience.everyone());
      default -> throw new IllegalArgumentException("no place of a player: " + to);
    }
  }

  /** A card of a Hand, Bridge or Deck goes to the Discard of its player (DB-EFF-15). */
  public static void discard(Play<DeckbuilderState> play, Found found, RuleId rule) {
    CardId card = take(play, found);
    put(play, found.owner(), card, Destination.DISCARD);
    play.tell(rule, new CardsDiscarded(found.owner(), ImmutableList.of(card)));
    Triggers.fire(play, When.DISCARDED, found.owner(), Optional.of(card));
  }

  /**
   * An effect moves a card (DB-PLR-10, 11). It is played by nobody; whoever gets it, it is theirs.
   * {@link Slots#refill} has to follow.
   *
   * @param seat whose Discard, Hand, Deck, Bridge or Points Area, if it goes to one
   * @param mover who sees the card if it goes from a hidden zone to a hidden one (DB-VIS-07)
   */
  public static void move(
      Play<DeckbuilderState> play,
      Found found,
      Seat seat,
      Destination to,
      Seat mover,
      RuleId rule) {
    if (hidden(found.zone()) && hidden(to)) {
      // What comes among the cards of a player, or leaves them, all see.
      boolean unseen = held(found.zone()) == to.ofPlayer();
      Audience follow = unseen ? Audience.only(mover) : Audience.everyone();
      faceDown(play, found, seat, to, follow).tell(rule, card -> new CardMoved(seat, card, to));
      if (to == Destination.HAND) {
        Assimilation.check(play, seat);
      }
      return;
    }
    CardId card = take(play, found);
    play.tell(rule, new CardMoved(seat, Optional.of(card), to));
    place(play, card, seat, to);
  }

  private static Dealt<DeckbuilderState, CardId> faceDown(
      Play<DeckbuilderState> play, Found found, Seat seat, Destination to, Audience follow) {
    Place from = hidden(found);
    Place into = hidden(to, seat);
    boolean under = to == Destination.DECK_BOTTOM || to == Destination.SPACE_DECK_BOTTOM;
    if (found.zone() == Zone.HAND && !into.equals(from)) {
      ImmutableList<CardId> one = ImmutableList.of(found.card());
      var hand = CARDS.cards(play, from, one).shownTo(follow).inOrder();
      return (under ? hand.under(into) : hand.to(into)).get(0);
    }
    Transfer<DeckbuilderState, CardId> card =
        found.zone() == Zone.HAND
            ? CARDS.card(play, from, found.card())
            : Decks.take(play, from, found.card(), follow);
    card.shownTo(follow);
    Dealt<DeckbuilderState, CardId> dealt = under ? card.under(into) : card.to(into);
    Decks.showFlipped(play, from);
    return dealt;
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

  private static Place hidden(Destination to, Seat seat) {
    return switch (to) {
      case HAND -> Places.hand(seat);
      case SPACE_DECK_BOTTOM -> Places.SPACE;
      default -> Places.deck(seat);
    };
  }

  private static boolean hidden(Destination to) {
    return switch (to) {
      case HAND, DECK_TOP, DECK_BOTTOM, SPACE_DECK_BOTTOM -> true;
      default -> false;
    };
  }
}

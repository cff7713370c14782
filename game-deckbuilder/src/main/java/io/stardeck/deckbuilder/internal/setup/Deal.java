package io.stardeck.deckbuilder.internal.setup;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Chain;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.ImmutableTable;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.phase.NewTurn;
import io.stardeck.deckbuilder.state.phase.Pending;
import io.stardeck.deckbuilder.state.phase.Settle;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;
import java.util.Collections;

/** Shuffles and deals (DB-SET-02 to 16), in the order of DB-SET-15. */
public final class Deal {
  private static final int HAND = 5;

  private final DeckbuilderConfig config;
  private final Play<DeckbuilderState> play;

  private Deal(Play<DeckbuilderState> play) {
    this.config = play.state().table().config();
    this.play = play;
  }

  /** Before the deal nothing lies anywhere; {@code config} has no violations. */
  public static DeckbuilderState start(DeckbuilderConfig config, Chance chance) {
    ImmutableList<Slot> slots =
        ImmutableList.copyOf(Collections.nCopies(Starbase.SLOTS, Slot.EMPTY));
    Table table =
        ImmutableTable.builder()
            .config(config)
            .turn(Turn.first(Seat.of(1), ImmutableList.of()))
            .starbase(new Starbase(slots, ImmutableList.of(), ImmutableList.of()))
            .addMissions(Slot.EMPTY, Slot.EMPTY)
            .chain(Chain.EMPTY)
            .phases(Pile.empty())
            .build();
    return new DeckbuilderState(table, Zones.none(), chance);
  }

  /** Deals, and lays the first turn on the stack. */
  public static void deal(Play<DeckbuilderState> play) {
    new Deal(play).deal();
  }

  private void deal() {
    Seat starter = starter();
    ImmutableList<CardId> ships = ships();
    CARDS.open(play, Places.all(config.players()));
    decks();
    Starbase searchArea = new Starbase(slots(), ImmutableList.of(), basics());
    ImmutableList.Builder<Area> areas = ImmutableList.builder();
    for (Seat seat : Seat.first(config.players())) {
      areas.add(Area.beginning(ships.get(seat.index())));
      deal(seat);
    }
    Table table =
        play.state()
            .table()
            .withTurn(Turn.first(starter, leads(starter)))
            .withAreas(areas.build())
            .withStarbase(searchArea)
            .withChain(specials(searchArea));
    play.become(play.state().with(table));
    play.push(new NewTurn(starter), new Settle(starter));
  }

  /**
   * Who leads each team first: the starting player, and in other teams the first clockwise from
   * them (DB-BOR-15).
   */
  private ImmutableList<Seat> leads(Seat starter) {
    ImmutableList.Builder<Seat> leads = ImmutableList.builder();
    for (int team = 0; config.borg() && team < config.teamsInForce().size(); team++) {
      Seat lead = starter;
      while (config.team(lead) != team) {
        lead = lead.next(config.players());
      }
      leads.add(lead);
    }
    return leads.build();
  }

  private Seat starter() {
    if (config.startPlayer().isPresent()) {
      return config.startPlayer().get();
    }
    return Seat.at(play.below(config.players()));
  }

  /** The starting Starships in seat order: assigned, or the first of all, shuffled (DB-SET-10). */
  private ImmutableList<CardId> ships() {
    if (config.startingShips().isEmpty()) {
      return play.shuffle(Roster.startingShips(config)).subList(0, config.players());
    }
    ImmutableList.Builder<CardId> ships = ImmutableList.builder();
    Multiset<String> taken = HashMultiset.create();
    for (String id : config.startingShips()) {
      ImmutableList<CardId> copies = Roster.copies(config, config.cardSet().card(id));
      ships.add(copies.get(taken.count(id)));
      taken.add(id);
    }
    return ships.build();
  }

  /** What the shared decks hold follows from what does not lie there: all know the roster. */
  private void decks() {
    CARDS.bring(play, Places.SPACE, Roster.space(config), Audience.nobody());
    CARDS.shuffle(play, Places.SPACE);
    CARDS.bring(play, Places.STARBASE, Roster.starbase(config), Audience.nobody());
    CARDS.shuffle(play, Places.STARBASE);
    CARDS.bring(play, Places.BORG, Roster.borg(config), Audience.nobody());
  }

  /** All know what a starting deck holds (DB-SET-02). */
  private void deal(Seat seat) {
    Place deck = Places.deck(seat);
    CARDS.bring(play, deck, Roster.startingDeck(config, seat), Audience.everyone());
    CARDS.shuffle(play, deck);
    CARDS.tops(play, deck, HAND).to(Places.hand(seat));
  }

  private ImmutableList<Slot> slots() {
    ImmutableList.Builder<Slot> slots = ImmutableList.builder();
    for (int slot = 0; slot < Starbase.SLOTS; slot++) {
      boolean empty = play.state().starbaseDeck() == 0;
      slots.add(empty ? Slot.EMPTY : Slot.of(CARDS.top(play, Places.STARBASE).away()));
    }
    return slots.build();
  }

  /** The Basic Characters that are not dealt (DB-SET-09). */
  private ImmutableList<Pile<CardId>> basics() {
    ImmutableList.Builder<Pile<CardId>> piles = ImmutableList.builder();
    for (Basic kind : Basic.values()) {
      ImmutableList<CardId> all = Roster.basics(config, kind);
      piles.add(Pile.topFirst(all.subList(kind.dealt() * config.players(), all.size())));
    }
    return piles.build();
  }

  /** What is turned up with a FLIP effect acts once all is dealt, in slot order (DB-SET-14). */
  private Chain specials(Starbase starbase) {
    ImmutableList.Builder<Pending> waiting = ImmutableList.builder();
    for (Slot slot : starbase.slots()) {
      if (slot.card().isPresent()
          && !config.cardSet().copy(slot.card().get().number()).flip().isEmpty()) {
        waiting.add(new Pending.Turned(slot.card().get()));
      }
    }
    ImmutableList<Pending> specials = waiting.build();
    return new Chain(specials, specials);
  }
}

package io.stardeck.deckbuilder.scene;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderConfig;
import io.stardeck.deckbuilder.ImmutableDeckbuilderConfig;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.Family;
import io.stardeck.deckbuilder.state.ActionPhase;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Basic;
import io.stardeck.deckbuilder.state.CardId;
import io.stardeck.deckbuilder.state.Chain;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Hidden;
import io.stardeck.deckbuilder.state.Holding;
import io.stardeck.deckbuilder.state.ImmutableTable;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Secrets;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.TurnEnding;
import io.stardeck.engine.Pile;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A table laid out by hand, with cards of the small set of the tests, named by their ids. Each
 * player is given copies as they are named; whatever is not laid out is in the starbase deck, the
 * space deck, the basic piles or, of what the game deals, in the Deck of its player. Seat 1 is the
 * turn player and in ACTION.
 */
public final class Given {
  /** The turn player. */
  public static final Seat ONE = Seat.of(1);

  public static final Seat TWO = Seat.of(2);
  public static final Seat THREE = Seat.of(3);

  /** The card set of the tests. */
  public static final CardSet SMALL = CardSets.read(EngineJson.resource(Given.class, "small.json"));

  /** The same with starter cards that ask for choices, so that random play meets them early. */
  public static final CardSet BUSY = CardSets.read(EngineJson.resource(Given.class, "busy.json"));

  private static final ImmutableList<String> SHIPS =
      ImmutableList.of("uss-armstrong", "iks-karok", "iks-vornar", "rse-talon", "uss-meridian");

  private final DeckbuilderConfig config;
  private final Map<Seat, Lot> lots = new LinkedHashMap<>();
  private final Map<CardDef, Integer> used = new HashMap<>();
  private final List<CardId> slots = new ArrayList<>();
  private final List<CardId> starbaseTop = new ArrayList<>();
  private final List<CardId> starbaseDiscard = new ArrayList<>();
  private final List<CardId> spaceTop = new ArrayList<>();
  private final List<Integer> draws = new ArrayList<>();
  private final Map<Seat, CardId> ships = new LinkedHashMap<>();
  private boolean onlyDiscardInStarbase;
  private List<Phase> phases = List.of(new ActionPhase(ONE));

  private Given(DeckbuilderConfig config) {
    this.config = config;
    for (Seat seat : Seat.first(config.players())) {
      lots.put(seat, new Lot());
      ships.put(seat, fresh(SHIPS.get(seat.index())));
    }
  }

  /** Exploration. */
  public static Given exploration(int players) {
    return config(players, config -> config);
  }

  /** A game of that configuration. */
  public static Given config(
      int players, UnaryOperator<ImmutableDeckbuilderConfig.Builder> change) {
    DeckbuilderConfig config =
        change.apply(DeckbuilderConfig.builder().players(players).cardSet(SMALL)).build();
    Preconditions.checkArgument(config.violations().isEmpty(), "%s", config.violations());
    return new Given(config);
  }

  /** The copy of that number, from 0 on, of the card of that id. */
  public static CardId card(String id, int copy) {
    return CardId.of(SMALL.firstCopy(SMALL.card(id)) + copy);
  }

  /** The first copy of the card of that id: the one that is laid out first. */
  public static CardId card(String id) {
    return card(id, 0);
  }

  /** Cards in the Hand. */
  public Given hand(Seat seat, String... ids) {
    return to(lot(seat).hand, ids);
  }

  /** Cards on the Bridge. */
  public Given bridge(Seat seat, String... ids) {
    return to(lot(seat).bridge, ids);
  }

  /** Cards in the Discard. */
  public Given discard(Seat seat, String... ids) {
    return to(lot(seat).discard, ids);
  }

  /** The Deck, the first on top; those that are not told are empty. */
  public Given deck(Seat seat, String... ids) {
    return to(lot(seat).deck, ids);
  }

  /** The search area from slot 0 on; the other slots are filled from the starbase deck. */
  public Given slots(String... ids) {
    return to(slots, ids);
  }

  /** The next cards of the starbase deck, the first on top. */
  public Given starbase(String... ids) {
    return to(starbaseTop, ids);
  }

  /** The Starbase discard. */
  public Given starbaseDiscard(String... ids) {
    return to(starbaseDiscard, ids);
  }

  /** No cards in the starbase deck but those of {@link #starbase}; the others are removed. */
  public Given nothingElseInStarbase() {
    onlyDiscardInStarbase = true;
    return this;
  }

  /** The next cards of the space deck, the first on top. */
  public Given space(String... ids) {
    return to(spaceTop, ids);
  }

  /** Damage on the flagship. */
  public Given damage(Seat seat, int damage) {
    lot(seat).damage = damage;
    return this;
  }

  /** What the player has got in this turn. */
  public Given tally(Seat seat, UnaryOperator<Tally> change) {
    lot(seat).tally = change.apply(lot(seat).tally);
    return this;
  }

  /** XP of the turn player. */
  public Given xp(int xp) {
    return tally(ONE, tally -> tally.withXp(xp));
  }

  /** The next draws of the generator, from 0 on. */
  public Given draws(Integer... numbers) {
    draws.addAll(List.of(numbers));
    return this;
  }

  /** The stack of phases, the last on top. */
  public Given phases(Phase... bottomUp) {
    phases = List.of(bottomUp);
    return this;
  }

  /** The table as laid out. */
  public DeckbuilderState state() {
    List<CardId> starbase = new ArrayList<>(starbaseTop);
    List<CardId> removed = new ArrayList<>();
    for (CardId card : left(Roster.starbase(config))) {
      if (slots.size() < Starbase.SLOTS
          && config.cardSet().copy(card.number()).cost().isPresent()) {
        slots.add(card);
      } else {
        (onlyDiscardInStarbase ? removed : starbase).add(card);
      }
    }
    List<CardId> space = new ArrayList<>(spaceTop);
    space.addAll(left(Roster.space(config)));
    removed.addAll(left(starters()));
    Starbase open =
        new Starbase(
            slots.stream().map(Slot::of).collect(ImmutableList.toImmutableList()),
            ImmutableList.copyOf(starbaseDiscard),
            basics());
    Hidden hidden =
        new Hidden(
            lots.values().stream()
                .map(lot -> Pile.topFirst(lot.deck))
                .collect(ImmutableList.toImmutableList()),
            Pile.topFirst(space),
            Pile.topFirst(starbase),
            Pile.topFirst(Roster.borg(config)),
            Chance.seeded("given").scripted(draws));
    Table table = table(open, removed);
    ImmutableList<Secrets> secrets =
        lots.values().stream()
            .map(lot -> new Secrets(ImmutableList.copyOf(lot.hand)))
            .collect(ImmutableList.toImmutableList());
    return new DeckbuilderState(table, secrets, hidden);
  }

  /** The table as laid out, to play on from. */
  public Scene scene() {
    return Scene.at(state());
  }

  private Table table(Starbase starbase, List<CardId> removed) {
    return ImmutableTable.builder()
        .config(config)
        .turn(1)
        .turnPlayer(ONE)
        .ending(TurnEnding.NO)
        .areas(lots.entrySet().stream().map(lot -> area(lot.getKey(), lot.getValue())).toList())
        .holdings(
            lots.entrySet().stream().map(lot -> holding(lot.getKey(), lot.getValue())).toList())
        .starbase(starbase)
        .addMissions(Slot.EMPTY, Slot.EMPTY)
        .forcedFlips(0)
        .teamSearches(0)
        .removed(removed)
        .chain(Chain.EMPTY)
        .phases(Pile.<Phase>empty().pushAll(phases))
        .build();
  }

  private Area area(Seat seat, Lot lot) {
    CardId ship = Preconditions.checkNotNull(ships.get(seat));
    Tally tally = seat.equals(ONE) ? lot.tally.withSearches(1).withExplorations(1) : lot.tally;
    return Area.beginning(ship)
        .withShip(Ship.fresh(ship).withDamage(lot.damage))
        .withBridge(lot.bridge)
        .withDiscard(lot.discard)
        .withTally(tally);
  }

  private static Holding holding(Seat seat, Lot lot) {
    ImmutableList<CardId> cards =
        ImmutableList.<CardId>builder()
            .addAll(lot.hand)
            .addAll(lot.bridge)
            .addAll(lot.discard)
            .addAll(lot.deck)
            .build();
    return new Holding(ImmutableList.of(seat), cards);
  }

  private ImmutableList<Pile<CardId>> basics() {
    ImmutableList.Builder<Pile<CardId>> piles = ImmutableList.builder();
    for (Basic kind : Basic.values()) {
      piles.add(Pile.topFirst(left(Roster.basics(config, kind))));
    }
    return piles.build();
  }

  private List<CardId> starters() {
    List<CardId> starters = new ArrayList<>();
    for (Seat seat : Seat.first(config.players())) {
      for (CardId card : Roster.startingDeck(config, seat)) {
        if (SMALL.copy(card.number()).family() == Family.STARTER) {
          starters.add(card);
        }
      }
    }
    return starters;
  }

  /** Those of the cards that are not laid out; copies are laid out from the first on. */
  private List<CardId> left(List<CardId> cards) {
    List<CardId> left = new ArrayList<>();
    for (CardId card : cards) {
      CardDef def = SMALL.copy(card.number());
      if (card.number() - SMALL.firstCopy(def) >= used.getOrDefault(def, 0)) {
        left.add(card);
      }
    }
    return left;
  }

  private Lot lot(Seat seat) {
    return Preconditions.checkNotNull(lots.get(seat));
  }

  private Given to(List<CardId> zone, String... ids) {
    for (String id : ids) {
      zone.add(fresh(id));
    }
    return this;
  }

  private CardId fresh(String id) {
    CardDef def = SMALL.card(id);
    int copy = used.merge(def, 1, Integer::sum) - 1;
    Preconditions.checkArgument(copy < def.count(), "no further copy of %s", id);
    return card(id, copy);
  }

  /** What one player is given. */
  private static final class Lot {
    private final List<CardId> hand = new ArrayList<>();
    private final List<CardId> bridge = new ArrayList<>();
    private final List<CardId> discard = new ArrayList<>();
    private final List<CardId> deck = new ArrayList<>();
    private int damage;
    private Tally tally = Tally.NONE;
  }
}

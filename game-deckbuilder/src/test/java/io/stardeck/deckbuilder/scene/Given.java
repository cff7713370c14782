package io.stardeck.deckbuilder.scene;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.config.ImmutableDeckbuilderConfig;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Chain;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.ImmutableTable;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Zones;
import java.util.ArrayList;
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

  /** Borg Invasion: starting effects, Goals of all scopes, Cubes that can be beaten. */
  public static final CardSet BORG = CardSets.read(EngineJson.resource(Given.class, "borg.json"));

  /** Klingon Civil War: Allied Starships, Influence and an Arbiter that is easily satisfied. */
  public static final CardSet KLINGON =
      CardSets.read(EngineJson.resource(Given.class, "klingon.json"));

  private final DeckbuilderConfig config;
  private final Copies copies;
  private final Common common;
  private final Map<Seat, Lot> lots = new LinkedHashMap<>();
  private final List<Integer> draws = new ArrayList<>();
  private List<Phase> phases = List.of(new ActionPhase(ONE));

  private Given(DeckbuilderConfig config) {
    this.config = config;
    copies = new Copies(config.cardSet());
    common = new Common(config, copies);
    for (Seat seat : Seat.first(config.players())) {
      lots.put(seat, new Lot(copies.fresh(ship(seat))));
    }
  }

  /** The starting Starship of {@code seat}; without a configured one, by the order of the set. */
  private String ship(Seat seat) {
    return config.startingShips().isEmpty()
        ? config.cardSet().copy(Roster.startingShips(config).get(seat.index()).number()).id()
        : config.startingShips().get(seat.index());
  }

  /** Exploration. */
  public static Given exploration(int players) {
    return config(players, config -> config);
  }

  /** Borg Invasion. */
  public static Given borg(int players) {
    return config(players, config -> config.scenario(Scenario.BORG_INVASION));
  }

  /** Klingon Civil War, with the cards of {@link #KLINGON}. */
  public static Given klingon(int players) {
    return config(players, config -> config.scenario(Scenario.KLINGON_CIVIL_WAR).cardSet(KLINGON));
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

  /** The Points Area. */
  public Given points(Seat seat, String... ids) {
    return to(lot(seat).points, ids);
  }

  /** The Influence Area. */
  public Given influence(Seat seat, String... ids) {
    return to(lot(seat).influence, ids);
  }

  /** The search area from slot 0 on; the other slots are filled from the starbase deck. */
  public Given slots(String... ids) {
    return to(common.slots, ids);
  }

  /** The next cards of the starbase deck, the first on top. */
  public Given starbase(String... ids) {
    return to(common.starbaseTop, ids);
  }

  /** The Starbase discard. */
  public Given starbaseDiscard(String... ids) {
    return to(common.starbaseDiscard, ids);
  }

  /** No cards in the starbase deck but those of {@link #starbase}; the others are removed. */
  public Given nothingElseInStarbase() {
    common.nothingElseInStarbase = true;
    return this;
  }

  /** No cards in the space deck but those of {@link #space}; the others are removed. */
  public Given nothingElseInSpace() {
    common.nothingElseInSpace = true;
    return this;
  }

  /** The next cards of the space deck, the first on top. */
  public Given space(String... ids) {
    return to(common.spaceTop, ids);
  }

  /** No more than that many cards in the Borg area; the others are removed. */
  public Given borgArea(int cards) {
    common.borgArea = cards;
    return this;
  }

  /** Cubes that were defeated before. */
  public Given defeatedCubes(String... ids) {
    return to(common.defeatedCubes, ids);
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
    Common.Rest rest = common.rest();
    Chance chance = Chance.seeded("given").scripted(draws);
    Play<DeckbuilderState> play =
        Play.silent(new DeckbuilderState(table(rest), Zones.none(), chance));
    CARDS.open(play, Places.all(config.players()));
    lots.forEach(
        (seat, lot) -> {
          CARDS.bring(play, Places.hand(seat), lot.hand, Audience.nobody());
          CARDS.bring(play, Places.deck(seat), lot.deck, Audience.nobody());
        });
    CARDS.bring(play, Places.SPACE, rest.space(), Audience.nobody());
    CARDS.bring(play, Places.STARBASE, rest.starbaseDeck(), Audience.nobody());
    CARDS.bring(play, Places.BORG, rest.borg(), Audience.nobody());
    return Laid.listed(play.state());
  }

  /** The table as laid out, to play on from. */
  public Scene scene() {
    return Scene.at(state());
  }

  /** In Borg Invasion each team is led by its first player. */
  private ImmutableList<Seat> leads() {
    ImmutableList.Builder<Seat> leads = ImmutableList.builder();
    if (config.borg()) {
      config.teamsInForce().forEach(team -> leads.add(team.get(0)));
    }
    return leads.build();
  }

  private Table table(Common.Rest rest) {
    return ImmutableTable.builder()
        .config(config)
        .turn(Turn.first(ONE, leads()))
        .areas(lots.entrySet().stream().map(lot -> area(lot.getKey(), lot.getValue())).toList())
        .starbase(rest.starbase())
        .addMissions(Slot.EMPTY, Slot.EMPTY)
        .removed(rest.removed())
        .defeatedCubes(common.defeatedCubes)
        .chain(Chain.EMPTY)
        .phases(Pile.<Phase>empty().pushAll(phases))
        .build();
  }

  /** The turn player begins with one search and one exploration; a team has them together. */
  private Area area(Seat seat, Lot lot) {
    return seat.equals(ONE) && !config.borg()
        ? lot.area().withTally(lot.tally.withSearches(1).withExplorations(1))
        : lot.area();
  }

  private Lot lot(Seat seat) {
    return Preconditions.checkNotNull(lots.get(seat));
  }

  private Given to(List<CardId> zone, String... ids) {
    copies.to(zone, ids);
    return this;
  }
}

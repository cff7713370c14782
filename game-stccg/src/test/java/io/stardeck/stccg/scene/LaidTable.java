package io.stardeck.stccg.scene;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Pod;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** How a table is laid: what comes into play for a test before anything is done. */
abstract class LaidTable {
  /** The state so far. */
  StccgState state;

  LaidTable(StccgState state) {
    this.state = state;
  }

  /** The scene itself. */
  abstract Scene scene();

  static ImmutableList<Card> card(String def, Seat owner) {
    return ImmutableList.of(Card.of(CardId.of(0), def, owner));
  }

  interface Step {
    void take(Play<StccgState> play);
  }

  final void play(Step step) {
    Play<StccgState> play = Play.silent(state);
    step.take(play);
    state = play.state();
  }

  final Card bring(Seat owner, Place place, String def) {
    play(play -> DEALER.bring(play, place, card(def, owner), Audience.nobody()));
    ImmutableList<Card> there = state.cards(place);
    return there.get(there.size() - 1);
  }

  /** Lays missions of the first player, from left to right; they are numbered from 0 on. */
  public Scene missions(String... defs) {
    for (String def : defs) {
      Card card = bring(Scene.ONE, Places.IN_PLAY, def);
      int number = state.table().spaceline().size();
      play(play -> DEALER.open(play, Places.stack(number), ZoneKind.deck()));
      state =
          state.with(
              state
                  .table()
                  .copy()
                  .withSpaceline(
                      Lists.plus(state.table().spaceline(), Location.laid(number, card))));
    }
    return scene();
  }

  /** Seeds a card; the last one seeded is met first. */
  public Scene seeded(Seat seat, int location, String def) {
    Card card = bring(seat, Places.hand(seat), def);
    play(play -> DEALER.card(play, Places.hand(seat), card).to(Places.stack(location)));
    Location there = Objects.requireNonNull(state.table().location(location));
    state =
        state.with(
            state.table().with(there.seeds(Lists.plusAll(ImmutableList.of(seat), there.seeds()))));
    return scene();
  }

  /** An outpost comes into play. */
  public CardId outpost(Seat seat, String def, int location) {
    Card card = bring(seat, Places.IN_PLAY, def);
    state =
        state.with(
            state
                .table()
                .copy()
                .withOutposts(
                    Lists.plus(state.table().outposts(), new Outpost(card, seat, location))));
    return card.id();
  }

  /** A ship comes into play. */
  public CardId ship(Seat seat, String def, int location) {
    Card card = bring(seat, Places.IN_PLAY, def);
    state = state.with(state.table().with(Ship.arriving(card, seat, location)));
    return card.id();
  }

  /** A pod comes into play. */
  public CardId pod(Seat seat, int location) {
    Card card = bring(seat, Places.IN_PLAY, "116");
    Pod pod = new Pod(card, seat, location);
    state = state.with(state.table().copy().withPods(Lists.plus(state.table().pods(), pod)));
    return card.id();
  }

  /** A person comes aboard, or to an outpost or a surface. */
  public CardId person(Seat seat, String def, Host host) {
    play(play -> Hosts.place(play, host, seat, Role.FREE));
    return bring(seat, host.place(Role.FREE), def).id();
  }

  /** Several persons. */
  public Scene persons(Seat seat, Host host, String... defs) {
    for (String def : defs) {
      person(seat, def, host);
    }
    return scene();
  }

  /** All free persons on a host bear a mark. */
  public Scene marked(Host host, Mark mark) {
    Place place = host.place(Role.FREE);
    for (Card card : state.cards(place)) {
      play(play -> Marks.mark(play, place, card, mark));
    }
    return scene();
  }

  /** All persons there who are not stopped are disabled by a card. */
  public Scene disabled(Seat seat, Host host, CardId by) {
    for (Card card : state.cards(host.place(Role.FREE))) {
      play(
          play -> {
            Card turned = Hosts.turn(play, host, seat, card, Role.FREE, Role.DISABLED);
            Marks.mark(play, host.place(Role.DISABLED), turned, new Mark.Disabled(by));
          });
    }
    return scene();
  }

  /** Equipment comes aboard, or to an outpost or a surface. */
  public CardId gear(Seat seat, String def, Host host) {
    play(play -> Hosts.place(play, host, seat, Role.GEAR));
    return bring(seat, host.place(Role.GEAR), def).id();
  }

  /** A card comes to lie on something, and acts there. */
  public CardId lies(Seat seat, String def, On on) {
    Card card = bring(seat, Places.IN_PLAY, def);
    play(play -> Laying.lay(play, seat, card, on, words(def)));
    return card.id();
  }

  private Words words(String def) {
    return state.table().def(def) instanceof EventDef event
        ? event.event()
        : state.table().def(def).words();
  }

  /** A card that lies in play holds a person. */
  public Scene held(CardId by, Seat seat, String def) {
    play(play -> DEALER.open(play, Places.held(by), ZoneKind.open()));
    bring(seat, Places.held(by), def);
    return scene();
  }

  /** A ship is destroyed. */
  public Scene destroyed(CardId ship) {
    play(play -> Destruction.destroy(play, ship, RuleId.of("ST-DMG-06")));
    return scene();
  }

  /** A mission is destroyed, and nothing else there. */
  public Scene destroyed(int location) {
    Location there = Objects.requireNonNull(state.table().location(location));
    state = state.with(state.table().with(there.destroyed(true)));
    return scene();
  }

  /** A mission is solved, and nothing else there. */
  public Scene solved(int location, Seat seat) {
    Location there = Objects.requireNonNull(state.table().location(location));
    state = state.with(state.table().with(there.solved(seat)));
    return scene();
  }

  /** All on a host are stopped. */
  public Scene stopped(Seat seat, Host host) {
    play(play -> Hosts.stop(play, host, seat, Role.FREE, Role.GEAR));
    return scene();
  }

  /** The one free person on a host is discarded. */
  public Scene killed(Seat seat, Host host) {
    play(
        play ->
            Discards.discard(
                play,
                host.place(Role.FREE),
                play.state().cards(host, Role.FREE).get(0),
                RuleId.of("ST-RND-02")));
    return scene();
  }

  /** A card that lies in play is discarded. */
  public Scene ends(CardId card) {
    Lying lying = Objects.requireNonNull(state.table().lying(card));
    play(play -> Cures.discard(play, lying, RuleId.of("ST-EFF-05")));
    return scene();
  }

  /** A card that lies in play is turned over. */
  public Scene turned(CardId card) {
    Lying lying = Objects.requireNonNull(state.table().lying(card));
    state = state.with(state.table().with(lying.turnedOver()));
    return scene();
  }

  /** A dilemma, an artifact or an outpost is still to be placed. */
  public CardId unplaced(Seat seat, String def) {
    boolean outpost = state.table().def(def).kind() == CardKind.OUTPOST;
    return bring(seat, outpost ? Places.outposts(seat) : Places.seeds(seat), def).id();
  }

  /** A card comes into a hand. */
  public CardId hand(Seat seat, String def) {
    return bring(seat, Places.hand(seat), def).id();
  }

  /** A ship is otherwise. */
  public Scene with(CardId ship, UnaryOperator<Ship> change) {
    state = state.with(state.table().with(change.apply(ship(ship))));
    return scene();
  }

  /** A ship and its crew are stopped until the end of the turn. */
  public Scene stopped(CardId id) {
    Ship ship = ship(id);
    with(id, each -> each.copy().withStop(Stop.TURN));
    play(
        play ->
            Hosts.stop(play, ship.host(), ship.controller().orElseThrow(), Role.FREE, Role.GEAR));
    return scene();
  }

  /** A ship is damaged. */
  public Scene damaged(CardId ship) {
    play(play -> Damage.damage(play, ship));
    return scene();
  }

  /** A player has so many points. */
  public Scene scores(Seat seat, int points) {
    state = state.with(state.table().with(seat, state.table().player(seat).score(points)));
    return scene();
  }

  /** So many cards are left in the deck of a player. */
  public Scene deck(Seat seat, int cards) {
    while (state.size(Places.deck(seat)) > cards) {
      play(play -> DEALER.top(play, Places.deck(seat)).openly().to(Places.out(seat)));
    }
    return scene();
  }

  /** The deck of a player is those cards, from the top down, and nobody knows them. */
  public Scene deck(Seat seat, String... defs) {
    deck(seat, 0);
    for (String def : defs) {
      bring(seat, Places.deck(seat), def);
    }
    return scene();
  }

  /** The first draws of the generator are those. */
  public Scene draws(Integer... values) {
    state = state.withChance(state.chance().scripted(ImmutableList.copyOf(values)));
    return scene();
  }

  /** A ship as it is now. */
  public Ship ship(CardId id) {
    return Objects.requireNonNull(state.table().ship(id));
  }
}

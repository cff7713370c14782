package io.stardeck.stccg.scene;

import static io.stardeck.stccg.internal.card.Cards.DEALER;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.card.EventDef;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.damage.Damage;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.setup.SetUp;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A table laid for a test, with just the cards that matter; then the game goes on from there. */
public final class Scene {
  /** The first player, whose turn it is unless told. */
  public static final Seat ONE = Seat.of(1);

  /** The second player. */
  public static final Seat TWO = Seat.of(2);

  /** The third player, in scenes for three. */
  public static final Seat THREE = Seat.of(3);

  private static final StccgGame GAME = new StccgGame();

  private final List<Object> told = new ArrayList<>();
  private StccgState state;

  private Scene(StccgState state) {
    this.state = state;
  }

  /** Two players with decks of ten cards and empty hands, nothing in play. */
  public static Scene laid() {
    return laid(config -> config);
  }

  /** The same under other options. */
  public static Scene laid(UnaryOperator<StccgConfig> options) {
    return laid(options.apply(StccgConfig.usual(2)));
  }

  /** The same for more players. */
  public static Scene laid(int players) {
    return laid(StccgConfig.usual(players));
  }

  private static Scene laid(StccgConfig config) {
    Scene scene = new Scene(SetUp.start(config, Chance.seeded("scene")));
    scene.play(
        play -> {
          DEALER.open(play, Places.IN_PLAY, ZoneKind.open());
          for (Seat seat : Seat.first(config.players())) {
            open(play, seat);
          }
        });
    return scene;
  }

  private static void open(Play<StccgState> play, Seat seat) {
    for (Place pile : List.of(Places.discard(seat), Places.out(seat), Places.points(seat))) {
      DEALER.open(play, pile, ZoneKind.open());
    }
    for (Place own : List.of(Places.seeds(seat), Places.outposts(seat), Places.unseeded(seat))) {
      DEALER.open(play, own, ZoneKind.hand(seat));
    }
    DEALER.open(play, Places.missions(seat), ZoneKind.deck());
    DEALER.open(play, Places.hand(seat), ZoneKind.hand(seat));
    DEALER.open(play, Places.deck(seat), ZoneKind.deck());
    for (int i = 0; i < 10; i++) {
      DEALER.bring(play, Places.deck(seat), card("331", seat), Audience.only(seat));
    }
  }

  private static ImmutableList<Card> card(String def, Seat owner) {
    return ImmutableList.of(Card.of(CardId.of(0), def, owner));
  }

  private interface Step {
    void take(Play<StccgState> play);
  }

  private void play(Step step) {
    Play<StccgState> play = Play.silent(state);
    step.take(play);
    state = play.state();
  }

  private Card bring(Seat owner, Place place, String def) {
    play(play -> DEALER.bring(play, place, card(def, owner), Audience.nobody()));
    ImmutableList<Card> there = state.cards(place);
    return there.get(there.size() - 1);
  }

  /** Lays missions of the first player, from left to right; they are numbered from 0 on. */
  public Scene missions(String... defs) {
    for (String def : defs) {
      Card card = bring(ONE, Places.IN_PLAY, def);
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
    return this;
  }

  /** Seeds a card; the last one seeded is met first. */
  public Scene seeded(Seat seat, int location, String def) {
    Card card = bring(seat, Places.hand(seat), def);
    play(play -> DEALER.card(play, Places.hand(seat), card).to(Places.stack(location)));
    Location there = Objects.requireNonNull(state.table().location(location));
    state =
        state.with(
            state.table().with(there.seeds(Lists.plusAll(ImmutableList.of(seat), there.seeds()))));
    return this;
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
    return this;
  }

  /** All free persons on a host bear a mark. */
  public Scene marked(Host host, Mark mark) {
    Place place = host.place(Role.FREE);
    for (Card card : state.cards(place)) {
      play(play -> Marks.mark(play, place, card, mark));
    }
    return this;
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

  /** A ship is destroyed. */
  public Scene destroyed(CardId ship) {
    play(play -> Destruction.destroy(play, ship, RuleId.of("ST-DMG-06")));
    return this;
  }

  /** All on a host are stopped. */
  public Scene stopped(Seat seat, Host host) {
    play(play -> Hosts.stop(play, host, seat, Role.FREE, Role.GEAR));
    return this;
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
    return this;
  }

  /** A card that lies in play is discarded. */
  public Scene ends(CardId card) {
    Lying lying = Objects.requireNonNull(state.table().lying(card));
    play(play -> Cures.discard(play, lying, RuleId.of("ST-EFF-05")));
    return this;
  }

  /** A card that lies in play is turned over. */
  public Scene turned(CardId card) {
    Lying lying = Objects.requireNonNull(state.table().lying(card));
    state = state.with(state.table().with(lying.turnedOver()));
    return this;
  }

  /** A card comes into a hand. */
  public CardId hand(Seat seat, String def) {
    return bring(seat, Places.hand(seat), def).id();
  }

  /** A ship is otherwise. */
  public Scene with(CardId ship, UnaryOperator<Ship> change) {
    state = state.with(state.table().with(change.apply(ship(ship))));
    return this;
  }

  /** A ship and its crew are stopped until the end of the turn. */
  public Scene stopped(CardId id) {
    Ship ship = ship(id);
    with(id, each -> each.copy().withStop(Stop.TURN));
    play(
        play ->
            Hosts.stop(play, ship.host(), ship.controller().orElseThrow(), Role.FREE, Role.GEAR));
    return this;
  }

  /** A ship is damaged. */
  public Scene damaged(CardId ship) {
    play(play -> Damage.damage(play, ship));
    return this;
  }

  /** A player has so many points. */
  public Scene scores(Seat seat, int points) {
    state = state.with(state.table().with(seat, state.table().player(seat).score(points)));
    return this;
  }

  /** So many cards are left in the deck of a player. */
  public Scene deck(Seat seat, int cards) {
    while (state.size(Places.deck(seat)) > cards) {
      play(play -> DEALER.top(play, Places.deck(seat)).openly().to(Places.out(seat)));
    }
    return this;
  }

  /** The first draws of the generator are those. */
  public Scene draws(Integer... values) {
    state = state.withChance(state.chance().scripted(ImmutableList.copyOf(values)));
    return this;
  }

  /** The orders of a turn of {@code seat} begin. */
  public Scene orders(Seat seat) {
    return turn(
        seat, new Phase.Orders(seat, state.table().opponents(seat), Optional.empty()), true);
  }

  /** The card play of a turn of {@code seat} begins. */
  public Scene cardPlay(Seat seat) {
    return turn(seat, new Phase.Play(seat, state.table().opponents(seat)), false);
  }

  private Scene turn(Seat seat, Phase phase, boolean playOver) {
    Table next = state.table().with(state.table().turn().next(seat).playOver(playOver));
    state = state.with(next.withStack(Pile.<Phase>empty().push(phase)));
    return this;
  }

  /** What is done, and has to be legal; what comes of it has no faults. */
  public Scene does(StccgAction action) {
    Ruling<StccgState> ruling = GAME.apply(state, action);
    assertThat(GAME.check(state, action)).as("what speaks against %s", action).isEmpty();
    state = ruling.state();
    assertThat(GAME.faults(state)).as("what is wrong after %s", action).isEmpty();
    ruling.events().forEach(event -> told.add(event.what()));
    return this;
  }

  /** What happened of that kind since the scene was laid, in order. */
  public <E> ImmutableList<E> told(Class<E> kind) {
    return told.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .collect(ImmutableList.toImmutableList());
  }

  /** A player plays an interrupt, which comes into the hand unless it is there. */
  public Scene plays(Seat seat, String def, Aim on) {
    for (Card card : state.cards(Places.hand(seat))) {
      if (card.def().equals(def)) {
        return does(new PlayInterrupt(seat, card.id(), on));
      }
    }
    return does(new PlayInterrupt(seat, hand(seat, def), on));
  }

  /** Who is asked for an interrupt now; nobody if no window is open. */
  public Optional<Seat> asked() {
    return state.top() instanceof Phase.Window window
        ? Optional.of(window.announced().round().asked())
        : Optional.empty();
  }

  /** Whoever is asked for an interrupt plays none. */
  public Scene passes() {
    while (state.top() instanceof Phase.Window window) {
      does(new Pass(window.announced().round().asked()));
    }
    return this;
  }

  /** What is done, and nobody plays an interrupt. */
  public Scene quietly(StccgAction action) {
    return does(action).passes();
  }

  /** The rules that speak against an action. */
  public ImmutableSet<String> against(StccgAction action) {
    ImmutableSet.Builder<String> rules = ImmutableSet.builder();
    GAME.check(state, action).forEach(violation -> rules.add(violation.rule().value()));
    return rules.build();
  }

  /** The state so far. */
  public StccgState state() {
    return state;
  }

  /** A ship as it is now. */
  public Ship ship(CardId id) {
    return Objects.requireNonNull(state.table().ship(id));
  }

  /** The definitions of the persons on a host in a role, sorted. */
  public ImmutableList<String> defs(Host host, Role role) {
    return state.cards(host, role).stream()
        .map(Card::def)
        .sorted()
        .collect(ImmutableList.toImmutableList());
  }

  /** The definitions of the cards in the discard pile of a player, the last one first. */
  public ImmutableList<String> discarded(Seat seat) {
    return state.cards(Places.discard(seat)).stream()
        .map(Card::def)
        .collect(ImmutableList.toImmutableList());
  }

  /** The one free person on a host. */
  public CardId only(Host host) {
    ImmutableList<Card> there = state.cards(host, Role.FREE);
    assertThat(there).hasSize(1);
    return there.get(0).id();
  }

  /** The score of a player. */
  public int score(Seat seat) {
    return state.table().player(seat).score();
  }
}

package io.stardeck.stccg.scene;

import static io.stardeck.stccg.internal.card.Cards.DEALER;
import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.internal.setup.SetUp;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A table laid for a test, with just the cards that matter; then the game goes on from there. */
public final class Scene extends LaidTable {
  /** The first player, whose turn it is unless told. */
  public static final Seat ONE = Seat.of(1);

  /** The second player. */
  public static final Seat TWO = Seat.of(2);

  /** The third player, in scenes for three. */
  public static final Seat THREE = Seat.of(3);

  private static final StccgGame GAME = new StccgGame();

  private final List<Event> told = new ArrayList<>();

  private Scene(StccgState state) {
    super(state);
  }

  @Override
  Scene scene() {
    return this;
  }

  /** Two players with decks of ten cards and empty hands, nothing in play. */
  public static Scene laid() {
    return laid(config -> config);
  }

  /** The same under other options. */
  public static Scene laid(UnaryOperator<StccgConfig> options) {
    return laid(options.apply(StccgConfig.usual(2)));
  }

  /** The same with the cards of that set. */
  public static Scene laid(CardSet cards) {
    return laid(config -> StccgConfig.builder().from(config).cards(cards).build());
  }

  /** The same for more players. */
  public static Scene laid(int players) {
    return laid(StccgConfig.usual(players));
  }

  private static Scene laid(StccgConfig config) {
    Scene scene = new Scene(SetUp.start(config, Chance.seeded("scene")));
    scene.play(
        play -> {
          DEALER.open(play, Places.lasting(config.players()));
          for (Seat seat : Seat.first(config.players())) {
            deck(play, seat);
          }
        });
    return scene;
  }

  private static void deck(Play<StccgState> play, Seat seat) {
    for (int i = 0; i < 10; i++) {
      DEALER.bring(play, Places.deck(seat), card("331", seat), Audience.only(seat));
    }
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

  /** Both players seed, the first one first. */
  public Scene seeding() {
    return setUp(new SetupPhase.Seed(Round.of(RoundEnd.PASS_IS_FINAL, ImmutableList.of(ONE, TWO))));
  }

  /** Both players place outposts, the first one first. */
  public Scene placingOutposts() {
    return setUp(
        new SetupPhase.Outposts(Round.of(RoundEnd.PASS_IS_FINAL, ImmutableList.of(ONE, TWO))));
  }

  private Scene setUp(Phase phase) {
    state = state.with(state.table().withStack(Pile.<Phase>empty().push(phase)));
    return this;
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
    told.addAll(ruling.events());
    return this;
  }

  /** What happened of that kind since the scene was laid, in order. */
  public <E> ImmutableList<E> told(Class<E> kind) {
    return toldTo(Seat.HOST, kind);
  }

  /** The turns of so many players end, one after the other. */
  public Scene turns(int count) {
    for (int i = 0; i < count; i++) {
      quietly(new EndTurn(state().table().active()));
    }
    return this;
  }

  /** A card comes to that hand and is the card play of its turn; nobody plays an interrupt. */
  public Scene playsCard(Seat seat, String def, Aim on) {
    CardId card = hand(seat, def);
    return cardPlay(seat).quietly(new PlayCard(seat, card, on));
  }

  /** An interrupt comes to that hand and is played, and all that can be passed is passed. */
  public Scene interrupts(Seat seat, String def, Aim on) {
    return quietly(new PlayInterrupt(seat, hand(seat, def), on));
  }

  /** The definitions of the cards of that place that a player or a spectator sees. */
  public List<String> seen(Seat by, Place place) {
    return StccgView.of(state(), by).cards(place).stream().map(Card::def).toList();
  }

  /** The newest comparison of strengths in a battle. */
  public StrikeCompared lastStrike() {
    ImmutableList<StrikeCompared> strikes = told(StrikeCompared.class);
    return strikes.get(strikes.size() - 1);
  }

  /** What a player or a spectator was told of that kind; the host hears of everything. */
  public <E> ImmutableList<E> toldTo(Seat seat, Class<E> kind) {
    return told.stream()
        .filter(event -> seat.equals(Seat.HOST) || event.audience().includes(seat))
        .map(Event::what)
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

  /** A dilemma or an artifact that was not seeded. */
  public CardId unseeded(Seat seat, String def) {
    return bring(seat, Places.unseeded(seat), def).id();
  }

  /** What that player is asked, or reads that another is asked. */
  public String prompt(Seat seat) {
    return GAME.prompt(GAME.view(state, seat)).text();
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

package io.stardeck.stccg.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Decloak;
import io.stardeck.stccg.action.OrderAction.LeaveOut;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.action.TurnAction.DeclinePlay;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.config.StccgConfig;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Stop;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What holds in every state of a game, and between two of them, over whole games of random moves in
 * which players interrupt unasked as well.
 */
class PlayedGamesTest {
  private static final StccgGame GAME = new StccgGame();

  private final Map<Seat, Integer> points = new HashMap<>();
  private final Set<Integer> solved = new HashSet<>();
  private final List<Object> cloaked = new ArrayList<>();
  private int plays;
  private boolean fought;

  @Rule({
    "ST-I-06", "ST-I-08", "ST-I-09", "ST-I-11", "ST-I-12", "ST-I-14", "ST-I-19",
    "ST-I-22", "ST-I-23", "ST-I-24", "ST-I-27", "ST-I-29", "ST-I-30", "ST-TRN-07"
  })
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void theInvariantsHoldInWholeGames(int seed) {
    int players = 2 + seed % 3;
    StccgState state =
        GAME.setup(StccgConfig.usual(players), Chance.seeded("game " + seed)).state();
    Chance chance = Chance.seeded("moves " + seed);
    while (GAME.outcome(state).isEmpty()) {
      var any = chance.below(12);
      Seat seat = GAME.toAct(state).get(0);
      List<StccgAction> legal = legal(state, seat);
      ImmutableList<Seat> others = state.top().mayAlsoAct();
      if (any.value() == 0 && !others.isEmpty() && !legal(state, others.get(0)).isEmpty()) {
        legal = legal(state, others.get(0));
      }
      var drawn = any.next().below(legal.size());
      chance = drawn.next();
      StccgAction action = legal.get(drawn.value());
      Ruling<StccgState> ruling = GAME.apply(state, action);
      between(state, action, ruling);
      state = ruling.state();
      holds(state);
    }
  }

  private static List<StccgAction> legal(StccgState state, Seat seat) {
    return GAME.legalActions(state, seat).stream().filter(each -> !each.anytime()).toList();
  }

  private void between(StccgState before, StccgAction action, Ruling<StccgState> ruling) {
    for (Event event : ruling.events()) {
      if (event.what() instanceof TurnEvent.PointsScored scored) {
        points.merge(scored.seat(), scored.points(), Integer::sum);
      } else if (event.what() instanceof MissionEvent.MissionSolved mission) {
        assertThat(solved.add(mission.location())).as("solved once").isTrue();
      } else if (event.what() instanceof MissionEvent.AttemptStarted attempt) {
        assertThat(solved).doesNotContain(attempt.location());
      } else if (event.what() instanceof TurnEvent.TurnEnded) {
        plays = 0;
        fought = false;
        cloaked.clear();
      } else if (event.what() instanceof BattleEvent.BattleStarted) {
        fought = true; // at the start of a turn already, with intruders
      }
    }
    if (action instanceof PlayCard) {
      plays++;
      boolean any =
          before.table().lying().stream().anyMatch(card -> card.card().def().equals("090"));
      assertThat(any || before.table().turn().played() == 0).as("one card play").isTrue();
    }
    if (action instanceof PlayInterrupt
        && before.table().turn().number() == ruling.state().table().turn().number()) {
      assertThat(ruling.state().table().turn().played())
          .isLessThanOrEqualTo(before.table().turn().played());
    }
    if (action instanceof Cloak || action instanceof Decloak) {
      Object ship = action instanceof Cloak cloak ? cloak.ship() : ((Decloak) action).ship();
      assertThat(cloaked).as("ships that have changed their cloaks").doesNotContain(ship);
      cloaked.add(ship);
    }
    boolean chanceless =
        action instanceof Load
            || action instanceof Unload
            || action instanceof Cloak
            || action instanceof Decloak
            || action instanceof LeaveOut
            || action instanceof SetupAction && ruling.state().table().turn().number() == 0;
    if (chanceless || quiet(before, action, ruling.state())) {
      assertThat(ruling.state().chance()).isEqualTo(before.chance());
    }
  }

  /** Whether a turn goes on, or ends and another begins, without any card that does anything. */
  private static boolean quiet(StccgState before, StccgAction action, StccgState after) {
    boolean ends =
        action instanceof Pass
            && before.top() instanceof Phase.Window window
            && (window.kind() == WindowKind.TURN_END || window.kind() == WindowKind.CARD_DRAWN)
            && window.announced().replies().isEmpty();
    boolean goes =
        action instanceof EndTurn
            || action instanceof DeclinePlay
            || action instanceof Move
            || action instanceof Beam;
    return (ends || goes)
        && before.table().lying().isEmpty()
        && after.table().lying().isEmpty()
        && after.table().over().isEmpty();
  }

  private void holds(StccgState state) {
    StccgConfig options = state.table().options();
    for (Seat seat : Seat.first(state.decks().size())) {
      assertThat(state.table().player(seat).score()).isEqualTo(points.getOrDefault(seat, 0));
    }
    if (state.table().turn().number() > 0) {
      long missions =
          state.table().spaceline().stream()
              .filter(location -> state.table().def(location.card()) instanceof MissionDef)
              .count();
      assertThat(missions).isEqualTo((long) options.players() * options.missionsPerPlayer());
    }
    assertThat(state.table().turn().orders()).isLessThanOrEqualTo(options.ordersPerTurn());
    ships(state);
    seeds(state);
    sizes(state);
    if (state.top() instanceof Phase.Play
        && plays == 0
        && !fought
        && state.table().turn().orders() == 0) {
      unstopped(state);
      complete(state);
    }
  }

  private static void ships(StccgState state) {
    for (Ship ship : state.table().ships()) {
      if (ship.condition().damaged()) {
        assertThat(ship.cloaked()).isFalse();
        assertThat(ShipNumbers.of(state, ship, Stat.RANGE)).isLessThanOrEqualTo(5);
      }
    }
    state.table().lying().stream()
        .filter(card -> card.on().kind() == On.Kind.INTRUDER)
        .forEach(card -> assertThat(state.table().ship(CardId.of(card.on().of()))).isNotNull());
  }

  /** Artifacts lie under planets, outposts of the set-up where their affiliation is named. */
  private static void seeds(StccgState state) {
    for (Location location : state.table().spaceline()) {
      boolean planet =
          state.table().def(location.card()) instanceof MissionDef mission
              && mission.missionType() == MissionType.PLANET;
      Set<String> placed = new HashSet<>();
      for (Card card : state.cards(Places.stack(location.number()))) {
        assertThat(planet || state.table().def(card).kind() != CardKind.ARTIFACT).isTrue();
        assertThat(placed.add(card.owner() + card.def())).as("no second copy").isTrue();
      }
      assertThat(location.seeds()).hasSize(state.size(Places.stack(location.number())));
    }
    for (Outpost outpost : state.table().outposts()) {
      Location location = state.table().location(outpost.location());
      if (location != null
          && state.table().def(location.card()) instanceof MissionDef mission
          && state.table().def(outpost.card()) instanceof OutpostDef def
          && def.affiliation().major()) {
        assertThat(mission.anyAffiliation() || mission.affiliations().contains(def.affiliation()))
            .isTrue();
      }
    }
  }

  /** What a view says of sizes is true. */
  private static void sizes(StccgState state) {
    Seat seat = Seat.of(1);
    StccgView view = StccgView.of(state, seat);
    for (Seat other : Seat.first(state.decks().size())) {
      if (state.has(Places.hand(other))) {
        assertThat(view.size(Places.hand(other))).isEqualTo(state.size(Places.hand(other)));
        assertThat(view.size(Places.deck(other))).isEqualTo(state.size(Places.deck(other)));
      }
    }
    for (Ship ship : state.table().ships()) {
      assertThat(view.persons(ship.host())).isEqualTo(state.persons(ship.host()));
      assertThat(view.gear(ship.host())).isEqualTo(state.gear(ship.host()));
    }
  }

  /** Each player has all cards of the deck, wherever they lie. */
  private static void complete(StccgState state) {
    for (Seat seat : Seat.first(state.decks().size())) {
      long own =
          state.zones().zones().stream()
              .flatMap(zone -> zone.cards().stream())
              .filter(card -> card.owner().equals(seat))
              .count();
      assertThat(own).isEqualTo(state.decks().get(seat.index()).size());
    }
  }

  private static void unstopped(StccgState state) {
    for (Manned manned : Manned.all(state.table())) {
      assertThat(state.size(manned.host(), Role.STOPPED)).as("%s", manned).isZero();
    }
    for (Ship ship : state.table().ships()) {
      assertThat(ship.stop()).isNotEqualTo(Stop.TURN);
    }
  }
}

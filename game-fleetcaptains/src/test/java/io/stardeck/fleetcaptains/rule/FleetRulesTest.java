package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.SetupAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ComponentSets;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.MissionCounts;
import io.stardeck.fleetcaptains.card.fact.MissionType;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.config.Hex;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The set-up: fleets, decks and orders. */
final class FleetRulesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static FleetState begin(FleetConfig config, Chance chance) {
    return GAME.setup(config, chance).state();
  }

  private static FleetState first(FleetState state) {
    FleetState now = state;
    while (!(now.top() instanceof FleetFrame.Turn)) {
      now = GAME.next(now, GAME.legalActions(now, GAME.toAct(now).get(0)).get(0));
    }
    return now;
  }

  /** All ships of that size, and that many missions of one type. */
  private static ComponentSet sizes(int size) {
    Fixture fixture = Fixture.standard();
    ComponentSet standard = ComponentSets.standard();
    for (CardId ship : standard.ships()) {
      fixture.with(
          "ships",
          standard.ship(ship).id(),
          "{'size':%s,'missions':{'science':%s,'influence':0,'combat':0}}".formatted(size, size));
    }
    return fixture.set();
  }

  @Rule({
    "FC-X-01",
    "FC-FLT-05",
    "FC-FLT-06",
    "FC-FLT-07",
    "FC-FLT-08",
    "FC-FLT-10",
    "FC-FLT-02",
    "FC-FLT-01",
    "FC-I-01",
    "FC-OBJ-05",
    "FC-CMP-01",
    "FC-D-10"
  })
  @Test
  void shipsAreDrawnUntilTheFleetSizeIsReached() {
    Set<ImmutableList<CardId>> fleets = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Ruling<FleetState> ruling = GAME.setup(FleetConfig.builder().build(), Chance.seeded(seed));
      Captain captain = ruling.state().table().captain(FED);
      int sum = 0;
      List<CardId> joined = new ArrayList<>();
      boolean full = false;
      int turned = 0;
      for (var event : ruling.events()) {
        if (event.what() instanceof ShipEvent.ShipDrawn drawn && drawn.player().equals(FED)) {
          assertThat(full).as("drawing has ended").isFalse();
          int size = ruling.state().table().set().ship(drawn.ship()).size();
          assertThat(drawn.joins()).isEqualTo(sum + size <= 10);
          if (drawn.joins()) {
            sum += size;
            joined.add(drawn.ship());
          }
          full = sum == 10;
          turned++;
        }
      }
      assertThat(ruling.state().top().equals(new FleetFrame.SetupFleet(FED, 0))).isEqualTo(!full);
      assertThat(full || turned == 12).as("all are turned up before it is too small").isTrue();
      assertThat(captain.fleet()).extracting(Ship::card).isEqualTo(joined);
      assertThat(captain.reserve()).hasSize(12 - joined.size()).doesNotContainAnyElementsOf(joined);
      assertThat(captain.faction()).isEqualTo(Faction.FEDERATION);
      fleets.add(ImmutableList.copyOf(joined));
    }
    assertThat(fleets).hasSizeGreaterThan(30);
  }

  @Rule({"FC-X-57", "FC-D-10", "FC-FLT-09"})
  @Test
  void aFleetThatStaysTooSmallIsKeptOrDrawnAgainTwentyTimesAtTheMost() {
    FleetState state =
        begin(FleetConfig.builder().targetScore(8).components(sizes(3)).build(), Chance.seeded(1));
    for (int i = 0; i < 20; i++) {
      assertThat(GAME.legalActions(state, FED)).hasSize(2);
      Ruling<FleetState> ruling = GAME.apply(state, new SetupAction.RedrawFleet(FED));
      assertThat(((Ruling.Accepted<FleetState>) ruling).events().get(0).what())
          .as("ships that are drawn again are told apart from those before")
          .isEqualTo(new ShipEvent.FleetRedrawn(FED));
      state = ruling.state();
    }
    assertThat(GAME.legalActions(state, FED)).containsExactly(new SetupAction.KeepFleet(FED));
    assertThat(GAME.check(state, new SetupAction.RedrawFleet(FED)))
        .extracting(violation -> violation.rule().value())
        .containsExactly("FC-D-10");
    state = GAME.next(state, new SetupAction.KeepFleet(FED));
    assertThat(state.top()).isEqualTo(new FleetFrame.SetupFleet(KLI, 0));
    assertThat(Fleets.total(state.table(), FED)).isEqualTo(6);
  }

  @Rule({"FC-X-47", "FC-FLT-09"})
  @Test
  void atTarget38AllTwelveShipsOf36AreInTheFleetAndTheQuestionIsAsked() {
    FleetState state =
        begin(FleetConfig.builder().targetScore(38).components(sizes(3)).build(), Chance.seeded(2));
    assertThat(state.top()).isEqualTo(new FleetFrame.SetupFleet(FED, 0));
    assertThat(state.table().captain(FED).fleet()).hasSize(12);
  }

  @Rule({
    "FC-ORD-01",
    "FC-ORD-02",
    "FC-ORD-03",
    "FC-ORD-04",
    "FC-X-02",
    "FC-X-03",
    "FC-D-06",
    "FC-SHP-03",
    "FC-CMP-08"
  })
  @Test
  void theMissionDeckHasTheTypesThatTheShipsOfTheFleetAdd() {
    assertThat(
            ComponentSets.standard().ship(ComponentSets.standard().card("enterprise-e")).missions())
        .isEqualTo(new MissionCounts(3, 2, 1));
    int mixed = 0;
    for (int seed = 0; seed < 15; seed++) {
      FleetState state =
          first(begin(FleetConfig.builder().targetScore(11).build(), Chance.seeded(seed)));
      for (Seat seat : Seat.first(2)) {
        Map<MissionType, Integer> counts = new HashMap<>();
        List<MissionType> drawn = new ArrayList<>();
        for (Place place : List.of(Places.missions(seat), Places.missionDeck(seat))) {
          for (CardId mission : state.zones().cards(place)) {
            drawn.add(state.table().set().mission(mission).type());
          }
        }
        drawn.forEach(type -> counts.merge(type, 1, Integer::sum));
        mixed += drawn.equals(ImmutableList.sortedCopyOf(drawn)) ? 0 : 1;
        for (MissionType type : MissionType.values()) {
          int wanted = 0;
          for (Ship ship : state.table().captain(seat).fleet()) {
            wanted += state.table().def(ship).missions().of(type);
          }
          assertThat(counts.getOrDefault(type, 0)).isEqualTo(wanted);
        }
      }
    }
    assertThat(mixed).as("shuffled together").isGreaterThan(15);
  }

  @Rule({"FC-D-12", "FC-DCK-01", "FC-DCK-03", "FC-DCK-02", "FC-D-08"})
  @Test
  void theFirstChoiceIsHiddenUntilTheSecondIsMade() {
    FleetState state = begin(FleetConfig.builder().build(), Chance.seeded(4));
    while (!(state.top() instanceof FleetFrame.SetupSubdecks)) {
      state = GAME.next(state, GAME.legalActions(state, GAME.toAct(state).get(0)).get(0));
    }
    for (int i = 0; i < 4; i++) {
      assertThat(GAME.toAct(state)).containsExactly(FED);
      assertThat(GAME.legalActions(state, FED)).as("of ten, each once").hasSize(10 - i);
      FleetAction choice = GAME.legalActions(state, FED).get(i % 2 == 0 ? 0 : 3);
      state = GAME.next(state, choice);
      assertThat(GAME.check(state, choice)).as("not twice").isNotEmpty();
    }
    assertThat(GAME.toAct(state)).containsExactly(KLI);
    assertThat(GAME.view(state, KLI).zones().cards(Places.chosen(FED))).isEmpty();
    FleetState done = first(state);
    assertThat(GAME.view(done, KLI).zones().cards(Places.chosen(FED))).hasSize(4);
    assertThat(done.table().captain(FED).subdecks())
        .as("in an order that does not tell which was first")
        .hasSize(4)
        .isSortedAccordingTo(CardId.BY_NUMBER);
  }

  @Rule({"FC-D-09", "FC-D-11", "FC-FLT-12", "FC-TRN-01"})
  @Test
  void theStartPlayerIsDrawnUnlessTheConfigurationNamesOne() {
    int federation = 0;
    for (int seed = 0; seed < 60; seed++) {
      FleetState state = first(begin(FleetConfig.builder().build(), Chance.seeded(seed)));
      federation += state.table().active().equals(FED) ? 1 : 0;
    }
    assertThat(federation).isBetween(15, 45);
    FleetState state = begin(FleetConfig.builder().build(), Chance.seeded(1));
    List<Seat> asked = new ArrayList<>();
    List<CardId> ships = new ArrayList<>();
    while (!(state.top() instanceof FleetFrame.Turn)) {
      if (state.top() instanceof FleetFrame.SetupSettings first) {
        asked.add(GAME.toAct(state).get(0));
        ships.add(first.ship());
        ShipDef def = state.table().set().ship(first.ship());
        for (int i = 0; i < def.settings(Alert.WHITE).size(); i++) {
          assertThat(GAME.check(state, new Answer.SetDial(first.seat(), first.ship(), i)))
              .as("a blue one is refused")
              .extracting(violation -> violation.rule().value())
              .isEqualTo(
                  def.settings(Alert.WHITE).get(i).cloaked() ? List.of("FC-FLT-12") : List.of());
        }
      }
      state = GAME.next(state, GAME.legalActions(state, GAME.toAct(state).get(0)).get(0));
    }
    assertThat(asked).as("the Federation sets its ships first").contains(FED, KLI);
    assertThat(asked).isSortedAccordingTo(Comparator.comparing(Seat::number));
    List<CardId> joined = new ArrayList<>();
    state.table().captains().forEach(each -> each.fleet().forEach(one -> joined.add(one.card())));
    assertThat(ships).as("in the order in which they joined").isEqualTo(joined);
    FleetConfig named = FleetConfig.builder().startFaction(Faction.KLINGON).build();
    assertThat(first(begin(named, Chance.seeded(1))).table().active()).isEqualTo(KLI);
  }

  @Rule({"FC-MAP-05", "FC-MAP-06", "FC-MAP-07", "FC-MAP-09", "FC-CMP-03", "FC-CMP-07"})
  @Test
  void sharedDecksLieFaceDownOnAnyLegalBoard() {
    BoardPlan plan = new BoardPlan.Hexes(BOARD, ImmutableList.of(new Hex(0, -2), new Hex(0, 3)));
    FleetState state = begin(FleetConfig.builder().board(plan).build(), Chance.seeded(5));
    int missions = 0;
    for (MissionType type : MissionType.values()) {
      missions += state.zones().size(Places.stock(type));
      assertThat(GAME.view(state, FED).zones().cards(Places.stock(type))).isEmpty();
    }
    assertThat(missions).isEqualTo(76);
    assertThat(state.zones().size(Places.ENCOUNTERS)).isEqualTo(50);
    assertThat(GAME.view(state, FED).zones().cards(Places.ENCOUNTERS)).isEmpty();
    assertThat(state.zones().size(Places.TRASH)).isZero();
    assertThat(state.zones().size(Places.CHART)).isEqualTo(BOARD.size());
    FleetState other = begin(FleetConfig.builder().board(plan).build(), Chance.seeded(6));
    List<Place> decks = new ArrayList<>(List.of(Places.ENCOUNTERS));
    for (MissionType type : MissionType.values()) {
      decks.add(Places.stock(type));
    }
    for (Place deck : decks) {
      assertThat(state.zones().cards(deck)).as("shuffled").isNotEqualTo(other.zones().cards(deck));
    }
  }

  /** The smallest board with a peninsula. */
  private static final ImmutableList<Hex> BOARD = board();

  private static ImmutableList<Hex> board() {
    BoardShape smallest = BoardShape.of(new BoardPlan.Columns(ImmutableList.of(5, 4, 5)), 2);
    ImmutableList.Builder<Hex> tiles = ImmutableList.builder();
    for (int i = 0; i < smallest.tiles(); i++) {
      tiles.add(smallest.hex(i));
    }
    return tiles.add(new Hex(2, 0), new Hex(3, 0), new Hex(4, 0)).build();
  }
}

package io.stardeck.fleetcaptains.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Event;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.config.Hex;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableTable;
import io.stardeck.fleetcaptains.state.ImmutableTile;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A standard game is set up, and its first turn taken. */
final class FirstTurnTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  /** The Federation's first turn, after the first of all choices was taken each time. */
  private static FleetState firstTurn(long seed) {
    FleetConfig config = FleetConfig.builder().startFaction(Faction.FEDERATION).build();
    FleetState state = GAME.setup(config, Chance.seeded(seed)).state();
    while (!(state.top() instanceof FleetFrame.Turn)) {
      Seat seat = GAME.toAct(state).get(0);
      state = GAME.next(state, GAME.legalActions(state, seat).get(0));
    }
    return state;
  }

  private static ImmutableList<String> refusals(FleetState state, FleetAction action) {
    return GAME.check(state, action).stream()
        .map(Violation::rule)
        .map(RuleId::value)
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"FC-X-04", "FC-FLT-03", "FC-FLT-04", "FC-ORD-03", "FC-ORD-05", "FC-I-05"})
  @Test
  void aFleetOfTenBringsTenMissionsOfWhichThreeAreDisplayed() {
    for (long seed = 1; seed <= 20; seed++) {
      FleetState state = firstTurn(seed);
      for (Seat seat : Seat.first(2)) {
        int total = Fleets.total(state.table(), seat);
        assertThat(state.table().captain(seat).fleetLimit()).isEqualTo(10);
        assertThat(total).isLessThanOrEqualTo(10);
        assertThat(state.zones().size(Places.missions(seat))).isEqualTo(3);
        assertThat(state.zones().size(Places.missionDeck(seat))).isEqualTo(total - 3);
        assertThat(GAME.view(state, seat).zones().cards(Places.missionDeck(seat)))
            .as("nobody looked at them")
            .isEmpty();
      }
    }
  }

  @Rule({"FC-DCK-03", "FC-DCK-04", "FC-DCK-05"})
  @Test
  void fourSubdecksMakeADeckOfFortyOfWhichFourAreDrawn() {
    FleetState state = firstTurn(1);
    for (Seat seat : Seat.first(2)) {
      assertThat(state.table().captain(seat).subdecks()).hasSize(4);
      assertThat(state.zones().size(Places.hand(seat))).isEqualTo(4);
      assertThat(state.zones().size(Places.deck(seat))).isEqualTo(36);
      ImmutableList<CardId> deck = state.zones().cards(Places.deck(seat));
      assertThat(deck)
          .as("shuffled")
          .isNotEqualTo(ImmutableList.sortedCopyOf(CardId.BY_NUMBER, deck));
      assertThat(GAME.view(state, seat).zones().cards(Places.deck(seat))).as("face down").isEmpty();
    }
  }

  /** What was left lies open too, and could be taken for what was chosen. */
  @Rule({"FC-D-12", "FC-DCK-05"})
  @Test
  void whatWasChosenAndWhatWasLeftIsToldWhenAllHaveChosen() {
    FleetState state = GAME.setup(FleetConfig.builder().build(), Chance.seeded(5)).state();
    List<CardEvent.SubdecksFixed> told = new ArrayList<>();
    while (!(state.top() instanceof FleetFrame.SetupSettings)) {
      assertThat(told).isEmpty();
      Seat seat = GAME.toAct(state).get(0);
      Ruling<FleetState> ruling = GAME.apply(state, GAME.legalActions(state, seat).get(0));
      for (Event event : ((Ruling.Accepted<FleetState>) ruling).events()) {
        if (event.what() instanceof CardEvent.SubdecksFixed fixed) {
          told.add(fixed);
        }
      }
      state = ruling.state();
    }
    assertThat(told).hasSize(2);
    for (CardEvent.SubdecksFixed fixed : told) {
      assertThat(fixed.chosen()).isEqualTo(state.table().captain(fixed.player()).subdecks());
      assertThat(fixed.left()).hasSize(6).doesNotContainAnyElementsOf(fixed.chosen());
      assertThat(state.zones().size(Places.hand(fixed.player()))).as("drawn at once").isEqualTo(4);
    }
  }

  @Rule({
    "FC-MAP-01",
    "FC-LOC-01",
    "FC-MAP-04",
    "FC-FLT-11",
    "FC-FLT-12",
    "FC-CMP-02",
    "FC-CMP-04",
    "FC-ALR-05"
  })
  @Test
  void twentyThreeTilesAreLeftAndAllShipsStartWhiteAtTheirPosts() {
    FleetState state = firstTurn(2);
    assertThat(state.zones().size(Places.CHART)).isEqualTo(27);
    assertThat(state.zones().size(Places.PILE)).isEqualTo(23);
    assertThat(GAME.view(state, Seat.of(1)).zones().cards(Places.CHART)).as("face down").isEmpty();
    assertThat(firstTurn(3).zones().cards(Places.CHART))
        .as("shuffled")
        .isNotEqualTo(state.zones().cards(Places.CHART));
    for (Captain captain : state.table().captains()) {
      for (Ship ship : captain.fleet()) {
        assertThat(ship.at())
            .isEqualTo(state.table().shape().post(state.table().seat(captain.faction())));
        assertThat(ship.alert()).isEqualTo(Alert.WHITE);
        assertThat(ship.cloaked()).isFalse();
      }
    }
  }

  @Rule({"FC-X-39", "FC-SCN-02", "FC-SCN-06"})
  @Test
  void fromThePostItsThreeNeighboursAreScannedAndNoOtherTile() {
    FleetState state = firstTurn(3);
    BoardShape shape = state.table().shape();
    TreeSet<Integer> scanned = new TreeSet<>();
    for (FleetAction action : GAME.legalActions(state, Seat.of(1))) {
      if (action instanceof ShipAction.ScanLocation scan) {
        scanned.add(scan.space());
        assertThat(refusals(state, scan)).isEmpty();
      }
    }
    assertThat(scanned)
        .containsExactlyInAnyOrder(
            shape.space(new Hex(0, -2)), shape.space(new Hex(1, -3)), shape.space(new Hex(-1, -2)));
    CardId ship = state.table().captains().get(0).fleet().get(0).card();
    int far = shape.space(new Hex(0, 0));
    assertThat(refusals(state, new ShipAction.ScanLocation(Seat.of(1), ship, far)))
        .contains("FC-SCN-02");
  }

  @Rule({"FC-SCN-03", "FC-D-54"})
  @Test
  void aTileIsScannedInPrivateAndNotTwice() {
    FleetState state = firstTurn(3);
    FleetAction scan =
        GAME.legalActions(state, Seat.of(1)).stream()
            .filter(ShipAction.ScanLocation.class::isInstance)
            .findFirst()
            .orElseThrow();
    int space = ((ShipAction.ScanLocation) scan).space();
    FleetState after = GAME.apply(state, scan).state();
    CardId tile = after.zones().cards(Places.CHART).get(space);
    assertThat(GAME.view(after, Seat.of(1)).zones().cards(Places.CHART)).containsExactly(tile);
    assertThat(GAME.view(after, Seat.of(2)).zones().cards(Places.CHART)).isEmpty();
    assertThat(refusals(after, scan)).contains("FC-SCN-03");
    FleetState both =
        after.with(
            ImmutableTable.copyOf(after.table())
                .withTiles(
                    Lists.set(
                        after.table().tiles(),
                        space,
                        ImmutableTile.copyOf(after.table().tiles().get(space))
                            .withScannedBy(Faction.KLINGON))));
    assertThat(refusals(both, scan))
        .as("the enemy's token hinders nobody")
        .doesNotContain("FC-SCN-03");
  }

  @Rule({"FC-MOV-01", "FC-TRN-04"})
  @Test
  void aShipWhoseManeuverHasEndedDoesNotManeuverAgain() {
    FleetState state = firstTurn(4);
    CardId ship = state.table().captains().get(0).fleet().get(0).card();
    FleetAction start = new FreeAction.StartManeuver(Seat.of(1), ship);
    state = GAME.apply(state, start).state();
    state = GAME.apply(state, new FreeAction.EndManeuver(Seat.of(1))).state();
    assertThat(refusals(state, start)).containsExactly("FC-MOV-01");
  }

  @Rule("FC-MOV-08")
  @Test
  void withoutAManeuverNobodySteps() {
    FleetState state = firstTurn(4);
    assertThat(refusals(state, new FreeAction.Step(Seat.of(1), 0))).containsExactly("FC-MOV-08");
  }

  @Rule({"FC-VAL-02", "FC-I-36"})
  @Test
  void theOtherPlayerHasNothingToDecideInTheTurn() {
    FleetState state = firstTurn(5);
    assertThat(GAME.legalActions(state, Seat.of(2))).isEmpty();
    assertThat(refusals(state, new FreeAction.EndTurn(Seat.of(2)))).containsExactly("FC-VAL-02");
  }

  @Rule({"FC-PWR-01", "FC-PWR-06", "FC-PWR-02"})
  @Test
  void aShipAdjustsItsPowerOnceATurn() {
    FleetState state = firstTurn(6);
    Ship ship = state.table().captains().get(0).fleet().get(0);
    int other = ship.setting() == 0 ? 1 : 0;
    FleetAction adjust = new FreeAction.PowerAdjust(Seat.of(1), ship.card(), other);
    assertThat(refusals(state, new FreeAction.PowerAdjust(Seat.of(1), ship.card(), ship.setting())))
        .containsExactly("FC-PWR-02");
    state = GAME.apply(state, adjust).state();
    CardId second = state.table().captains().get(0).fleet().get(1).card();
    assertThat(refusals(state, new FreeAction.PowerAdjust(Seat.of(1), second, other)))
        .as("each ship for itself")
        .isEmpty();
    FleetAction back = new FreeAction.PowerAdjust(Seat.of(1), ship.card(), ship.setting());
    assertThat(refusals(state, back)).containsExactly("FC-PWR-06");
  }

  @Rule({"FC-CMD-07", "FC-ACT-05", "FC-TRN-02"})
  @Test
  void oneCardATurnIsDiscardedForAnother() {
    FleetState state = firstTurn(7);
    ImmutableList<CardId> hand = state.zones().cards(Places.hand(Seat.of(1)));
    state = GAME.apply(state, new FreeAction.DiscardCommand(Seat.of(1), hand.get(0))).state();
    assertThat(state.zones().size(Places.hand(Seat.of(1)))).isEqualTo(4);
    assertThat(state.table().actionsUsed()).as("no action").isZero();
    assertThat(refusals(state, new FreeAction.DiscardCommand(Seat.of(1), hand.get(1))))
        .containsExactly("FC-CMD-07");
  }
}

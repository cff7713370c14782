package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.TeamRulesTest.FED_2;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Event;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.SetupAction;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.FleetConfig;
import io.stardeck.fleetcaptains.config.Hex;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The set-up for teams of two: the board, the ships and the subdecks. */
@Rule({"FC-D-14", "FC-TEA-01"})
final class TeamSetupRulesTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  @Rule({"FC-TEA-02", "FC-TEA-13"})
  @Test
  void theTeamBoardHas39TilesAndFourPosts() {
    FleetState state = GAME.setup(config(), Chance.seeded(1)).state();
    BoardShape shape = state.table().shape();
    assertThat(shape.tiles()).isEqualTo(39);
    assertThat(state.zones().size(Places.PILE)).isEqualTo(11);
    List<Hex> posts = new ArrayList<>();
    for (Seat seat : Seat.first(4)) {
      posts.add(shape.hex(shape.post(seat)));
      assertThat(shape.neighbours(shape.post(seat))).isEqualTo(3);
    }
    assertThat(posts)
        .containsExactly(new Hex(-2, -2), new Hex(-2, 4), new Hex(2, -4), new Hex(2, 2));
    assertThat(BoardShape.violations(new BoardPlan.Columns(ImmutableList.of(5, 4, 5)), 4))
        .extracting(violation -> violation.rule().value())
        .containsExactly("FC-TEA-02");
    ImmutableList<Hex> five =
        ImmutableList.<Hex>builder().addAll(posts).add(new Hex(0, -4)).build();
    assertThat(BoardShape.violations(new BoardPlan.Hexes(ImmutableList.of(), five), 4))
        .extracting(violation -> violation.rule().value())
        .contains("FC-TEA-02");
  }

  private static FleetConfig config() {
    return FleetConfig.builder().players(4).targetScore(11).build();
  }

  @Rule({"FC-TEA-03", "FC-TEA-12", "FC-I-01"})
  @Test
  void matesDrawFromOneSetOfShipsEachToHalfTheTargetRoundedUp() {
    for (int seed = 0; seed < 10; seed++) {
      FleetState state = GAME.setup(config(), Chance.seeded(seed)).state();
      while (state.top() instanceof FleetFrame.SetupFleet asked) {
        state =
            GAME.next(
                state,
                asked.redraws() < 2
                    ? new SetupAction.RedrawFleet(asked.seat())
                    : new SetupAction.KeepFleet(asked.seat()));
      }
      for (Seat seat : Seat.first(4)) {
        assertThat(state.table().captain(seat).fleetLimit()).isEqualTo(6);
        assertThat(Fleets.total(state.table(), seat)).isLessThanOrEqualTo(6);
      }
      List<CardId> ships = new ArrayList<>(state.table().reserve(FED));
      assertThat(state.table().reserve(FED_2)).isEqualTo(state.table().reserve(FED));
      state.table().captain(FED).fleet().forEach(ship -> ships.add(ship.card()));
      state.table().captain(FED_2).fleet().forEach(ship -> ships.add(ship.card()));
      assertThat(ships).hasSize(12).doesNotHaveDuplicates();
    }
  }

  @Rule("FC-TEA-04")
  @Test
  void whatTheFirstMateLeftIsToldToTheSecondAlone() {
    FleetState state = GAME.setup(config(), Chance.seeded(1)).state();
    List<Event> told = new ArrayList<>();
    while (!GAME.toAct(state).contains(FED_2) || state.top() instanceof FleetFrame.SetupFleet) {
      Seat seat = GAME.toAct(state).get(0);
      Ruling<FleetState> ruling = GAME.apply(state, GAME.legalActions(state, seat).get(0));
      told.addAll(((Ruling.Accepted<FleetState>) ruling).events());
      state = ruling.state();
    }
    ImmutableList<CardId> left = state.zones().cards(Places.unchosen(FED_2));
    assertThat(left).hasSize(6);
    assertThat(told)
        .filteredOn(event -> event.audience().equals(Audience.only(FED_2)))
        .extracting(event -> (Object) event.what())
        .contains(new CardEvent.SubdecksShown(FED_2, left));
  }

  @Rule({"FC-TEA-04", "FC-TEA-13"})
  @Test
  void matesChooseDisjointSubdecks() {
    FleetState state = TeamRulesTest.scene(Fixture.plain()).state();
    Set<CardId> chosen = new HashSet<>();
    for (Captain captain : state.table().captains()) {
      assertThat(captain.subdecks()).hasSize(4);
      chosen.addAll(captain.subdecks());
    }
    assertThat(chosen).hasSize(16);
    int cards = 0;
    for (Seat seat : Seat.first(4)) {
      cards += state.zones().size(Places.deck(seat)) + state.zones().size(Places.hand(seat));
    }
    assertThat(cards).isEqualTo(160);
  }

  @Rule({"FC-D-13", "FC-TEA-01"})
  @Test
  void bothFederationPlayersDrawTheirMissionsBeforeTheKlingons() {
    FleetState state = GAME.setup(config(), Chance.seeded(1)).state();
    List<Seat> built = new ArrayList<>();
    while (built.isEmpty()) {
      Seat seat = GAME.toAct(state).get(0);
      Ruling<FleetState> ruling = GAME.apply(state, GAME.legalActions(state, seat).get(0));
      for (Event event : ((Ruling.Accepted<FleetState>) ruling).events()) {
        if (event.what() instanceof CardEvent.DeckBuilt deck) {
          built.add(deck.player());
        }
      }
      state = ruling.state();
    }
    assertThat(built).containsExactly(FED, FED_2, Seat.of(2), Seat.of(4));
  }
}

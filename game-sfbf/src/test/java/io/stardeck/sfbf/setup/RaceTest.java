package io.stardeck.sfbf.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.zone.ZonesView;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PickRace;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.DieRolled;
import io.stardeck.sfbf.event.SetupEvent.FleetChosen;
import io.stardeck.sfbf.event.SetupEvent.RacePicked;
import io.stardeck.sfbf.event.SetupEvent.ShipsDealt;
import io.stardeck.sfbf.scene.Begun;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fleets of one race (BF-OPT-20 to 23, BF-D-71). */
class RaceTest {
  @Rule({"BF-OPT-21", "BF-OPT-22", "BF-X-18"})
  @Test
  void theHighestPicksFirstAndTiesRollAgainForTheirPlacesAlone() {
    Scene scene = rolled(3, 6, 3, 3, 2, 6);
    SetupPhase.ChooseRace phase = (SetupPhase.ChooseRace) scene.phase();
    assertThat(phase.seat()).isEqualTo(Seat.of(1));
    assertThat(phase.waiting()).containsExactly(Seat.of(3), Seat.of(2));
    assertThat(scene.events(DieRolled.class))
        .containsExactly(
            new DieRolled(Seat.of(1), 6),
            new DieRolled(Seat.of(2), 3),
            new DieRolled(Seat.of(3), 3),
            new DieRolled(Seat.of(2), 2),
            new DieRolled(Seat.of(3), 6));
  }

  @Rule("BF-OPT-22")
  @Test
  void equalRollsAreRepeatedUntilTheyDiffer() {
    SetupPhase.ChooseRace phase = (SetupPhase.ChooseRace) rolled(2, 4, 4, 5, 5, 1, 2).phase();
    assertThat(phase.seat()).isEqualTo(Seat.of(2));
    assertThat(phase.waiting()).containsExactly(Seat.of(1));
  }

  @Rule("BF-OPT-20")
  @Test
  void eachPicksAnotherRace() {
    Scene scene = rolled(3, 6, 5, 4);
    Scene one = scene.does(new PickRace(Seat.of(1), Race.GORN));
    assertThat(one.told(RacePicked.class, Seat.of(2)))
        .containsExactly(new RacePicked(Seat.of(1), Race.GORN));
    one.rejects(new PickRace(Seat.of(2), Race.GORN), "BF-OPT-20");
    assertThat(one.legal(Seat.of(2))).hasSize(6);
  }

  @Rule({"BF-OPT-20", "BF-D-71"})
  @Test
  void theSmallestRaceSetsTheNumberAndWhoHasMoreChooses() {
    Scene scene =
        rolled(2, 6, 5)
            .does(new PickRace(Seat.of(1), Race.KLINGON), new PickRace(Seat.of(2), Race.ORION));
    assertThat(((SetupPhase.ChooseFleet) scene.phase()).number()).isEqualTo(3);
    assertThat(scene.decider()).isEqualTo(Seat.of(1));
    ImmutableList<ShipId> klingons = scene.faceDown(Seat.of(1));
    assertThat(klingons).hasSize(6);
    scene.rejects(new TakeShip(Seat.of(1), Given.ship("fed-ca")), "BF-OPT-20");
    scene
        .does(new TakeShip(Seat.of(1), klingons.get(0)))
        .rejects(new Commit(Seat.of(1)), "BF-OPT-20");
    Scene three = scene;
    for (ShipId ship : klingons.subList(0, 3)) {
      three = three.does(new TakeShip(Seat.of(1), ship));
    }
    three.rejects(new TakeShip(Seat.of(1), klingons.get(3)), "BF-OPT-20");
    Scene done = three.does(new Commit(Seat.of(1)));
    assertThat(done.events())
        .filteredOn(event -> event.what() instanceof FleetChosen)
        .hasSize(2)
        .allMatch(event -> event.rule().equals(RuleId.of("BF-OPT-20")));
    assertThat(done.faceDown(Seat.of(1))).isEqualTo(klingons.subList(0, 3));
    assertThat(done.faceDown(Seat.of(2))).hasSize(3);
    assertThat(done.state().ships().cards(Places.SHIP_DECK))
        .hasSize(30)
        .containsAll(klingons.subList(3, 6));
    assertThat(done.phase()).as("no point limit").isInstanceOf(SetupPhase.ChooseStash.class);
  }

  @Rule({"BF-OPT-20", "BF-D-71"})
  @Test
  void everybodyIsToldWhichShipsARaceHasAndKnowsTheShipDeckButNotItsOrder() {
    Scene scene =
        rolled(2, 6, 5)
            .does(new PickRace(Seat.of(1), Race.KLINGON), new PickRace(Seat.of(2), Race.ORION));
    assertThat(scene.told(ShipsDealt.class, Seat.SPECTATOR))
        .containsExactly(
            new ShipsDealt(Seat.of(1), scene.faceDown(Seat.of(1))),
            new ShipsDealt(Seat.of(2), scene.faceDown(Seat.of(2))));
    ZonesView<ShipId> seen = scene.view(Seat.of(1)).ships();
    assertThat(seen.cards(Places.faceDown(Seat.of(2)))).hasSize(3);
    assertThat(seen.cards(Places.SHIP_DECK)).isEmpty();
    assertThat(seen.known(Places.SHIP_DECK).orElseThrow().faces())
        .hasSize(scene.state().ships().size(Places.SHIP_DECK));
  }

  @Rule({"BF-OPT-20", "BF-D-71"})
  @Test
  void anAgreedNumberHoldsForAll() {
    Scene scene =
        Begun.game(
            2,
            "agreed",
            c ->
                c.addOptions(Option.SINGLE_RACE)
                    .shipsPerPlayer(4)
                    .addRaces(Race.GORN, Race.KZINTI));
    assertThat(((SetupPhase.ChooseFleet) scene.phase()).number()).isEqualTo(4);
    assertThat(((SetupPhase.ChooseFleet) scene.phase()).waiting()).hasSize(1);
    assertThat(scene.state().table().starter()).isEqualTo(scene.decider());
  }

  @Rule("BF-OPT-21")
  @Test
  void racesMayBeAgreed() {
    Scene scene =
        Begun.game(
            2, "agreed", c -> c.addOptions(Option.SINGLE_RACE).addRaces(Race.ORION, Race.THOLIAN));
    assertThat(scene.events(DieRolled.class)).isEmpty();
    assertThat(races(scene.state(), Seat.of(1))).containsOnly(Race.ORION);
    assertThat(races(scene.state(), Seat.of(2))).containsOnly(Race.THOLIAN);
    assertThat(scene.phase())
        .as("three each, nothing to choose")
        .isInstanceOf(SetupPhase.ChooseStash.class);
  }

  @Rule("BF-OPT-23")
  @Test
  void withSixPlayersTholiansAndOrionsAreOneRace() {
    Scene scene = rolled(6, 6, 5, 4, 3, 2, 1);
    scene.rejects(new PickRace(Seat.of(1), Race.THOLIAN), "BF-OPT-23");
    Scene one = scene.does(new PickRace(Seat.of(1), Race.ORION));
    one.rejects(new PickRace(Seat.of(2), Race.THOLIAN), "BF-OPT-23");
    Scene now = one;
    for (int seat = 2; seat <= 5; seat++) {
      now = now.does(now.legal(Seat.of(seat)).get(0));
    }
    assertThat(now.phase())
        .as("the last race is no choice")
        .isInstanceOf(SetupPhase.ChooseFleet.class);
    assertThat(races(now.state(), Seat.of(1))).containsOnly(Race.ORION, Race.THOLIAN).hasSize(6);
    assertThat(races(now.state(), Seat.of(6))).containsOnly(Race.KZINTI).hasSize(6);
    assertThat(((SetupPhase.ChooseFleet) now.phase()).number()).isEqualTo(5);
  }

  @Rule("BF-D-71")
  @Test
  void sevenPlayersTakeAllSevenRacesWithSixShipsEach() {
    Scene scene = Begun.game(7, "seven", c -> c.addOptions(Option.SINGLE_RACE));
    Scene now = Begun.through(scene, phase -> phase instanceof SetupPhase.ChooseRace);
    assertThat(((SetupPhase.ChooseFleet) now.phase()).number()).isEqualTo(6);
    List<Integer> ships = new ArrayList<>();
    for (Seat seat : Seat.first(7)) {
      ships.add(now.faceDown(seat).size());
    }
    assertThat(ships).containsExactlyInAnyOrder(12, 12, 12, 12, 12, 6, 6);
    assertThat(Begun.config(8, c -> c.addOptions(Option.SINGLE_RACE)).violations()).isNotEmpty();
  }

  @Rule({"BF-OPT-01", "BF-D-72"})
  @Test
  void draftsAndRacesSwitchThePointLimitOff() {
    for (Option option : List.of(Option.SHIP_DRAFT, Option.FLEET_CORE, Option.DRAFT_FOUR)) {
      BattleForceConfig config = Begun.config(2, c -> c.addOptions(option));
      Scene scene = Begun.game(config, "off");
      Scene now = Begun.through(scene, phase -> phase instanceof SetupPhase.DraftShips);
      assertThat(now.phase()).isInstanceOf(SetupPhase.ChooseStash.class);
    }
    for (BattleForceAction action :
        Begun.game(2, "x", c -> c.level(Level.BASIC)).legal(Seat.of(1))) {
      assertThat(action).isNotInstanceOf(PickRace.class);
    }
  }

  private static List<Race> races(BattleForceState state, Seat seat) {
    return state.faceDown(seat).stream().map(ship -> state.table().card(ship).race()).toList();
  }

  /** The game after those dice, seat 1 rolling first. */
  private static Scene rolled(int players, Integer... dice) {
    BattleForceConfig config = Begun.config(players, c -> c.addOptions(Option.SINGLE_RACE));
    int shuffles = 89 + 35;
    List<Integer> draws = new ArrayList<>();
    for (int i = 0; i < shuffles; i++) {
      draws.add(0);
    }
    draws.add(0);
    draws.addAll(List.of(dice));
    assertThat(Begun.dealt(config, Chance.seeded("dice").scripted(draws)).table().starter())
        .isEqualTo(Seat.of(1));
    return Scene.started(config, Chance.seeded("dice").scripted(draws));
  }
}

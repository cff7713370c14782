package io.stardeck.fleetcaptains.encounter;

import static io.stardeck.fleetcaptains.encounter.Met.beside;
import static io.stardeck.fleetcaptains.encounter.Met.fountain;
import static io.stardeck.fleetcaptains.encounter.Met.meet;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What tiles do to the ships in them ({@code FC-LOC, FC-D-32}). */
final class TileEffectsTest {
  @Rule({"FC-X-12", "FC-LOC-01", "FC-LOC-02", "FC-D-32", "FC-EXP-02", "FC-EXP-03"})
  @Test
  void theEffectOfATileHoldsForEveryShipInItFromItsTurningUp() {
    Scene scene = beside("", Fixture.standard()).hidden(0, 1, "j-nebula-1").fleet(KLI, "bortas");
    scene.change(
        play -> Tables.tile(play, scene.space(0, 1), tile -> tile.withScannedBy(Faction.values())));
    meet(scene, 3);
    Ship ship = scene.ship("yosemite");
    assertThat(scene.tile(0, 1).explored()).isTrue();
    assertThat(FleetView.of(scene.state(), KLI).zones().cards(Places.CHART))
        .as("face up for all")
        .contains(scene.card("j-nebula-1"));
    assertThat(scene.tile(0, 1).scannedBy()).as("whoever owns the scan tokens").isEmpty();
    assertThat(Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.SHIELDS)).isEqualTo(7);
    assertThat(scene.happened()).doesNotContain("EncounterDrawn");
    scene.at("bortas", 0, 1);
    Ship enemy = scene.ship("bortas");
    int shields = scene.table().setting(enemy).shields();
    assertThat(Ratings.standing(scene.table(), enemy, enemy.at(), ShipSystem.SHIELDS))
        .isEqualTo(shields + 4);
    scene.fleet(KLI, "korinar").at("korinar", 0, 1).cloaked("korinar");
    Ship cloaked = scene.ship("korinar");
    int space = scene.space(0, 1);
    assertThat(Sources.of(scene.table(), cloaked, space))
        .as("a cloaked one too")
        .containsAll(Objects.requireNonNull(scene.table().location(space)).standing());
  }

  @Rule({"FC-X-32", "FC-D-74"})
  @Test
  void inAClass17NebulaWeaponsCountTwoLessInAttacksAlone() {
    Scene scene = beside("", Fixture.standard()).tile(0, 0, "class-17-nebula-1", FED);
    Ship ship = scene.ship("yosemite");
    int weapons = scene.table().setting(ship).weapons();
    var kind = TestKind.COMBAT_SHIP;
    assertThat(
            Ratings.of(scene.table(), ship, ship.at(), ShipSystem.WEAPONS, Ratings.testing(kind)))
        .isEqualTo(weapons - 2);
    assertThat(Ratings.standing(scene.table(), ship, ship.at(), ShipSystem.WEAPONS))
        .isEqualTo(weapons);
    assertThat(
            Ratings.of(
                scene.table(),
                ship,
                ship.at(),
                ShipSystem.WEAPONS,
                Ratings.testing(TestKind.COMBAT_INSTALLATION)))
        .as("on an installation too")
        .isEqualTo(weapons - 2);
    for (TestKind other : new TestKind[] {TestKind.ENCOUNTER, TestKind.MISSION, TestKind.CARD}) {
      assertThat(
              Ratings.of(
                  scene.table(), ship, ship.at(), ShipSystem.WEAPONS, Ratings.testing(other)))
          .isEqualTo(weapons);
    }
  }

  @Rule({"FC-D-32", "FC-D-77", "FC-LOC-01", "FC-I-13", "FC-EXP-02"})
  @Test
  void aShipThatATileMovesRollsNoDieThereAndUsesNoManeuver() {
    Fixture fold =
        Fixture.standard()
            .with(
                "locations", "k-planet-1", "{'onExploring':[{'do':'MOVE_SHIP','to':'OWN_POST'}]}");
    Scene scene = meet(beside("particle-fountain", fold), 1);
    assertThat(scene.ship("yosemite").at()).isEqualTo(scene.table().shape().post(FED));
    assertThat(scene.happened()).doesNotContain("EncounterChecked");
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-ACT-08", "FC-MOV-02"})
  @Test
  void whatForbidsTheManeuverForbidsItUntilItEnds() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "encounters",
                "stellar-pulse",
                "{'effects':[{'do':'IMPOSE','standing':{'does':'FORBID_MANEUVER'},"
                    + "'until':'END_OF_TURN'},{'do':'GRANT_MANEUVER'}]}");
    Scene scene = meet(fountain(beside("stellar-pulse", fixture)), 1);
    FreeAction.StartManeuver start = new FreeAction.StartManeuver(FED, scene.card("yosemite"));
    assertThat(scene.refused(start)).containsExactly("FC-MOV-02");
    scene.apply(new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
    assertThat(scene.refused(start)).isEmpty();
    assertThat(scene.table().imposed()).isEmpty();
    assertThat(Optional.of(scene.decider())).contains(FED);
  }

  @Rule({"FC-EXP-04", "FC-LOC-03"})
  @ParameterizedTest
  @CsvSource({"1,false", "2,false", "3,true", "4,true", "5,false", "6,false"})
  void anEncounterIsDrawnWithinTheRangeOfTheTileAlone(int die, boolean drawn) {
    Fixture fixture =
        Fixture.standard().with("locations", "k-planet-1", "{'encounters':{'lo':3,'hi':4}}");
    Scene scene = meet(beside("stellar-pulse", fixture), die);
    assertThat(scene.happened().contains("EncounterDrawn")).isEqualTo(drawn);
  }

  @Rule({"FC-D-32", "FC-EXP-04"})
  @Test
  void aTileWithoutARangeAsksForNoDie() {
    Fixture fixture = Fixture.standard().without("locations", "k-planet-1", "encounters");
    Scene scene = beside("stellar-pulse", fixture).dice(1);
    Chance before = scene.state().chance();
    meet(scene, 1);
    assertThat(scene.tile(0, 1).explored()).isTrue();
    assertThat(scene.state().chance()).isEqualTo(before);
  }
}

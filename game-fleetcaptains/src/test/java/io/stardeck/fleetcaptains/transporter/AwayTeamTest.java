package io.stardeck.fleetcaptains.transporter;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static io.stardeck.fleetcaptains.transporter.Beamed.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Influence;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Away teams on their way ({@code FC-TRP-09 … FC-TRP-11, FC-D-56}). */
final class AwayTeamTest {
  private static FleetAction send(Scene scene) {
    return new ShipAction.SendAwayTeam(FED, scene.card("enterprise-a"), Optional.empty());
  }

  private static FleetAction back(Scene scene, String ship) {
    return new ShipAction.RetrieveAwayTeam(
        FED, scene.card(ship), Faction.FEDERATION, Optional.empty());
  }

  @Rule({"FC-TRP-09", "FC-TRP-10", "FC-TRP-11", "FC-D-56", "FC-CMP-09"})
  @Test
  void anAwayTeamGoesWithoutATestAndAnotherShipMayBringItBack() {
    Scene scene = scene().missions(FED, "mission-field-team-1");
    scene.change(
        play -> Tables.tile(play, scene.space(0, 0), tile -> tile.withTeams(Faction.KLINGON)));
    scene.apply(send(scene));
    assertThat(scene.tile(0, 0).teams()).containsExactly(Faction.KLINGON, Faction.FEDERATION);
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(1);
    assertThat(scene.table().actionsUsed()).isEqualTo(1);
    FleetAction claim =
        new FreeAction.ClaimMission(
            FED, scene.card("mission-field-team-1"), Optional.empty(), Optional.empty());
    assertThat(scene.refused(claim)).contains("FC-MSN-01");
    assertThat(scene.refused(back(scene, "enterprise-a"))).containsExactly("FC-ACT-02");
    scene.ship("enterprise-a", ship -> ship.withExtraActions(1));
    assertThat(scene.refused(back(scene, "enterprise-a"))).as("acting again").isEmpty();
    scene.apply(back(scene, "venture"));
    assertThat(scene.table().actionsUsed()).as("two actions").isEqualTo(2);
    assertThat(scene.tile(0, 0).teams()).as("one team").containsExactly(Faction.KLINGON);
    assertThat(scene.refused(claim)).isEmpty();
  }

  @Rule({"FC-TRP-09", "FC-D-56", "FC-I-18", "FC-CMP-09"})
  @Test
  void teamsNeedAHabitableBodyAndATokenOfTheSupply() {
    Scene scene = scene().tile(1, 0, "dead-space-1", FED).at("enterprise-a", 1, 0);
    assertThat(scene.refused(send(scene))).containsExactly("FC-TRP-09");
    scene.at("enterprise-a", 0, 0);
    scene.ship(
        "groth", ship -> ship.withTeams(java.util.Collections.nCopies(3, Faction.FEDERATION)));
    assertThat(scene.refused(send(scene))).containsExactly("FC-D-56");
    scene.ship("groth", ship -> ship.withTeams(Faction.FEDERATION));
    assertThat(scene.refused(send(scene))).isEmpty();
    scene.change(
        play ->
            Tables.tile(
                play,
                scene.space(1, 0),
                tile -> tile.withTeams(Faction.KLINGON, Faction.FEDERATION)));
    assertThat(scene.refused(send(scene))).as("one aboard, two on a tile").isNotEmpty();
  }

  @Rule({"FC-TRP-09", "FC-D-56"})
  @Test
  void aTeamTakenByTheEnemyLosesTheStep() {
    Scene scene = scene().missions(FED, "mission-field-team-1");
    scene.apply(send(scene)).turnOf(KLI);
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            KLI, scene.card("groth"), Faction.FEDERATION, Optional.empty()));
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(3);
    assertThat(scene.table().captain(FED).progress().values()).containsExactly(0);
  }

  @Rule("FC-D-56")
  @Test
  void aTileMustBeWhatTheMissionAsksForAtBothStepsOrTheFirstIsLost() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "missions",
                "mission-field-team-1",
                "{'objective':{'kind':'AWAY_TEAM','at':{'controlledBy':'ENEMY'},'retrieve':true}}");
    for (int control : new int[] {1, 0}) {
      for (int others : new int[] {0, 1}) {
        Scene scene = scene(fixture.set()).missions(FED, "mission-field-team-1");
        scene.tile(1, 0, "m-planet-1", FED).control(0, 0, KLI, 1).apply(send(scene));
        Faction[] there = others == 1 ? new Faction[] {Faction.FEDERATION} : new Faction[0];
        scene.change(play -> Tables.tile(play, scene.space(1, 0), tile -> tile.withTeams(there)));
        if (control == 0) {
          scene.change(play -> Influence.remove(play, scene.space(0, 0)));
        }
        scene.apply(back(scene, "venture"));
        assertThat(scene.table().captain(FED).progress().values())
            .as("%s tokens of the enemy, %s teams elsewhere", control, others)
            .containsExactly(control == 1 ? 2 : others);
      }
    }
  }

  @Rule("FC-D-56")
  @Test
  void takingAnEnemyTeamBringsNoneOfTheOwnBack() {
    for (boolean retrieve : new boolean[] {true, false}) {
      String objective = "{'objective':{'kind':'AWAY_TEAM','at':{},'retrieve':" + retrieve + "}}";
      Fixture fixture = Fixture.standard().with("missions", "mission-field-team-1", objective);
      Scene scene = Scene.of(fixture.set()).fleet(FED, "enterprise-a", "venture");
      scene.missions(FED, "mission-field-team-1").tile(0, 0, "m-planet-2", FED);
      scene.change(
          play -> Tables.tile(play, scene.space(0, 0), tile -> tile.withTeams(Faction.KLINGON)));
      scene.at("enterprise-a", 0, 0).at("venture", 0, 0).apply(send(scene));
      scene.apply(
          new ShipAction.RetrieveAwayTeam(
              FED, scene.card("venture"), Faction.KLINGON, Optional.empty()));
      FleetAction claim =
          new FreeAction.ClaimMission(
              FED, scene.card("mission-field-team-1"), Optional.empty(), Optional.empty());
      assertThat(scene.refused(claim).isEmpty()).as("sent is enough").isEqualTo(!retrieve);
    }
  }

  @Rule({"FC-D-56", "FC-TRP-04", "FC-CMP-09"})
  @Test
  void aboardAnEnemyShipOnlyForAMissionThatAsksForItAndAfterATest() {
    Scene scene = scene();
    FleetAction board =
        new ShipAction.SendAwayTeam(
            FED, scene.card("enterprise-a"), Optional.of(scene.card("groth")));
    assertThat(scene.refused(board)).containsExactly("FC-D-56");
    scene.missions(FED, "mission-boarding-party-1").dial("enterprise-a", 9, 2, 7, 6);
    scene.dial("groth", 7, 5, 6, 6).dice(4);
    scene.ship("enterprise-a", ship -> ship.withAdjusted(true));
    scene.apply(board).passTest();
    assertThat(scene.ship("groth").teams()).containsExactly(Faction.FEDERATION);
    scene.apply(
        new ShipAction.RetrieveAwayTeam(
            FED, scene.card("venture"), Faction.FEDERATION, Optional.of(scene.card("groth"))));
    FleetAction claim =
        new FreeAction.ClaimMission(
            FED, scene.card("mission-boarding-party-1"), Optional.empty(), Optional.empty());
    assertThat(scene.refused(claim)).isEmpty();
  }

  @Rule("FC-D-56")
  @Test
  void aTeamAboardAShipThatIsDestroyedReturnsAndItsStepIsLost() {
    Scene scene =
        scene().missions(FED, "mission-boarding-party-1").dial("enterprise-a", 9, 2, 7, 6);
    scene.dial("groth", 7, 5, 6, 6).dice(4);
    scene.ship("enterprise-a", ship -> ship.withAdjusted(true));
    scene.apply(
        new ShipAction.SendAwayTeam(
            FED, scene.card("enterprise-a"), Optional.of(scene.card("groth"))));
    scene.passTest();
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(2);
    assertThat(scene.table().captain(FED).progress().values()).containsExactly(1);
    scene.change(play -> Damage.take(play, scene.card("groth"), 3, Optional.empty()));
    assertThat(Fleets.teamsLeft(scene.table())).isEqualTo(3);
    assertThat(scene.table().captain(FED).progress().values()).containsExactly(0);
  }

  @Rule({"FC-TRP-09", "FC-VAL-04"})
  @Test
  void everyStepOfATeamIsToldAndATeamThatIsNotThereIsNotTakenBack() {
    Scene scene = scene();
    assertThat(scene.refused(back(scene, "venture"))).containsExactly("FC-TRP-09");
    scene.apply(send(scene));
    int space = scene.space(0, 0);
    assertThat(scene.told()).contains(new BoardEvent.AwayTeamSent(FED, space));
    scene.apply(back(scene, "venture"));
    assertThat(scene.told())
        .contains(new BoardEvent.AwayTeamRetrieved(FED, Faction.FEDERATION, space));

    Optional<CardId> groth = Optional.of(scene.card("groth"));
    scene.ship("groth", ship -> ship.withTeams(Faction.FEDERATION));
    scene.ship("venture", ship -> ship.withActed(0));
    scene.apply(
        new ShipAction.RetrieveAwayTeam(FED, scene.card("venture"), Faction.FEDERATION, groth));
    assertThat(scene.told()).contains(new BoardEvent.AwayTeamCalledBack(FED, groth.get()));
    assertThat(scene.ship("groth").teams()).isEmpty();
    assertThat(Fleets.teamsLeft(scene.table())).as("it is in the supply again").isEqualTo(3);
  }
}

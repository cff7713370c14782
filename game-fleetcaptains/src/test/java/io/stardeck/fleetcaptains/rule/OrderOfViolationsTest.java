package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Of the rules that forbid something all are told, in the order of section 4. */
@Rule("FC-VAL-01")
final class OrderOfViolationsTest {
  private static final String SURVEY = "mission-geological-survey-1";

  private static Scene scene() {
    return scene(Fixture.standard());
  }

  private static Scene scene(Fixture fixture) {
    return Scene.of(fixture.set(), config -> config, "engine-improvements")
        .fleet(FED, "venture", "reliant", "equinox")
        .fleet(KLI, "rotarran", "korinar")
        .tile(0, 0, "barren-world-1", FED)
        .tile(0, 1, "dead-space-1", FED)
        .hand(FED)
        .hand(KLI)
        .missions(FED, SURVEY);
  }

  private static Scene spent(Scene scene, String ship) {
    return scene.ship(ship, each -> each.withActed(1));
  }

  @Rule({"FC-MSN-01", "FC-ACT-02"})
  @Test
  void theHexOfAMissionComesBeforeWhatEveryActionNeeds() {
    Scene scene = spent(scene().at("venture", 0, 1), "venture");
    assertThat(scene.refused(Acts.attempt(scene, "venture", SURVEY)))
        .containsExactly("FC-MSN-01", "FC-ACT-02");
    assertThat(scene.refused(Acts.attempt(scene, "venture", "mission-nebula-study-1")))
        .containsExactly("FC-VAL-04");
  }

  @Rule({"FC-ACT-04", "FC-ACT-02", "FC-INF-02"})
  @Test
  void whatEveryActionNeedsIsToldInItsOrderAndBeforeTheRest() {
    Scene scene = spent(scene(), "venture").table(table -> table.withActionsUsed(3));
    assertThat(scene.refused(exert(scene, "venture")))
        .containsExactly("FC-ACT-04", "FC-ACT-02", "FC-INF-02");
  }

  @Rule({"FC-COP-01", "FC-ACT-02"})
  @Test
  void theHexOfATestComesBeforeWhatEveryActionNeeds() {
    Scene scene = scene().at("venture", 0, 0).at("reliant", 0, 0);
    spent(scene, "equinox").apply(Acts.attempt(scene, "venture", SURVEY));
    assertThat(scene.refused(joinTest(scene, "equinox"))).containsExactly("FC-COP-01", "FC-ACT-02");
    assertThat(scene.refused(joinTest(scene, "reliant"))).isEmpty();
  }

  @Rule({"FC-CMD-03", "FC-ACT-02"})
  @Test
  void whatACardAsksForComesBeforeWhatEveryActionNeeds() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'asAction':true,'requires':{'is':'AT','filter':{'type':'STAR'}},'effects':[]}");
    Scene scene = spent(scene(fixture).hand(FED, "engine-improvements-1"), "venture");
    assertThat(
            scene.refused(
                new FreeAction.PlayCommand(
                    FED,
                    scene.card("engine-improvements-1"),
                    0,
                    Optional.of(scene.card("venture")))))
        .containsExactly("FC-CMD-03", "FC-ACT-02");
  }

  @Rule("FC-VAL-05")
  @Test
  void aShipIsNamedForCrewAndForWhoActsAlone() {
    Fixture fixture =
        Fixture.standard()
            .face("engine-improvements-1", "{'effects':[{'do':'DRAW_COMMAND','amount':1}]}");
    Scene scene = scene(fixture).hand(FED, "engine-improvements-1");
    CardId card = scene.card("engine-improvements-1");
    Optional<CardId> venture = Optional.of(scene.card("venture"));
    assertThat(scene.refused(new FreeAction.PlayCommand(FED, card, 0, venture)))
        .containsExactly("FC-VAL-05");
  }

  @Rule({"FC-MOV-01", "FC-TFO-01", "FC-D-29"})
  @Test
  void aManeuverThatIsUsedUpComesBeforeTheHexOfATaskForce() {
    Scene scene = scene().at("venture", 0, 0);
    scene.ship("reliant", ship -> ship.withManeuvered(true));
    scene.apply(start(scene, "venture"));
    assertThat(scene.refused(join(scene, "reliant"))).containsExactly("FC-MOV-01", "FC-TFO-01");
  }

  @Rule({"FC-BRK-05", "FC-TFO-09"})
  @Test
  void whoAttacksFreelyComesBeforeWhomTheyAttack() {
    Scene scene = scene().at("venture", 0, 0).at("korinar", 0, 0);
    scene.change(
        play -> play.push(new FleetFrame.FreeAttack(KLI, ImmutableList.of(scene.card("venture")))));
    assertThat(
            scene.refused(
                new Answer.MakeFreeAttack(KLI, scene.card("rotarran"), scene.card("reliant"))))
        .containsExactly("FC-BRK-05", "FC-TFO-09");
    assertThat(
            scene.refused(
                new Answer.MakeFreeAttack(KLI, scene.card("korinar"), scene.card("venture"))))
        .isEmpty();
  }

  @Rule({"FC-INS-04", "FC-INS-09"})
  @Test
  void thatAnEnemyControlsAStarbaseIsToldBesideThatItIsOne() {
    Scene scene = scene().tile(0, -1, "m-planet-2", FED).at("venture", 0, -1);
    scene.control(0, -1, KLI, 3).installation(0, -1, InstallationKind.STARBASE);
    assertThat(scene.refused(new ShipAction.BuildInstallation(FED, scene.card("venture"))))
        .containsExactly("FC-INS-04", "FC-INS-09");
  }

  @Rule({"FC-RPR-05", "FC-CLK-05"})
  @Test
  void aManeuverThatACloakedShipHasUsedComesBeforeItsCloak() {
    Scene scene = scene().ship("korinar", ship -> ship.withAlert(Alert.RED)).cloaked("korinar");
    scene.turnOf(KLI);
    FleetAction repair =
        new FreeAction.SpecialRepair(KLI, scene.card("korinar"), RepairWork.alert(0));
    assertThat(scene.refused(repair)).containsExactly("FC-CLK-05");
    scene.apply(new FreeAction.StartTokenManeuver(KLI, scene.token().number()));
    scene.apply(new FreeAction.EndManeuver(KLI));
    assertThat(scene.refused(repair)).containsExactly("FC-RPR-05", "FC-CLK-05");
  }

  @Rule({"FC-CLK-08", "FC-CMD-03"})
  @Test
  void thatAnEnemyIsCloakedIsSaidBeforeWhereItIs() {
    Fixture fixture =
        Fixture.standard()
            .face(
                "engine-improvements-1",
                "{'targets':[{'kind':'SHIP','reach':'ANYWHERE','optional':false}],'effects':[]}");
    Scene scene = scene(fixture).hand(FED, "engine-improvements-1").at("rotarran", 0, 1);
    scene.cloaked("rotarran");
    scene.apply(
        new FreeAction.PlayCommand(FED, scene.card("engine-improvements-1"), 0, Optional.empty()));
    assertThat(scene.refused(new Answer.ChooseTarget(FED, Target.of(scene.card("rotarran")))))
        .containsExactly("FC-CLK-08");
    assertThat(scene.refused(new Answer.ChooseTarget(FED, Target.of(scene.card("groth")))))
        .containsExactly("FC-CMD-03");
    assertThat(scene.refused(new Answer.ChooseTarget(FED, Target.of(scene.card("korinar")))))
        .isEmpty();
  }
}

package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Target;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which ships take part in a test, and which tests are made by one alone ({@code FC-D-19}). */
final class WhoJoinsTest {
  private static Scene scene() {
    return Skirmish.scene().at("venture", 0, 0).at("reliant", 0, 0).at("chtang", 0, 0);
  }

  @Rule({"FC-D-19", "FC-COP-01", "FC-CLK-05", "FC-I-46"})
  @Test
  void aCloakedShipDoesNotJoin() {
    Scene scene = scene().at("groth", 0, 0).turnOf(KLI).cloaked("chtang");
    scene.apply(attack(scene, "groth", "venture"));
    assertThat(scene.legal(KLI, Answer.JoinTest.class)).isEmpty();
    assertThat(scene.refused(joinTest(scene, "chtang"))).containsExactly("FC-COP-01", "FC-CLK-05");
  }

  @Rule({"FC-D-19", "FC-ACT-02"})
  @Test
  void whoHasActedDoesNotJoin() {
    Scene scene = scene().ship("reliant", ship -> ship.withActed(1));
    scene.apply(attack(scene, "venture", "chtang"));
    assertThat(scene.refused(joinTest(scene, "reliant"))).containsExactly("FC-ACT-02");
  }

  @Rule({"FC-D-94", "FC-COP-01"})
  @Test
  void whoTakesPartDoesNotJoinAgainWithASecondAction() {
    Scene scene = scene().ship("venture", ship -> ship.withExtraActions(1));
    scene.apply(attack(scene, "venture", "chtang"));
    assertThat(scene.refused(joinTest(scene, "venture"))).containsExactly("FC-COP-01");
  }

  @Rule("FC-D-19")
  @Test
  void aMemberWhoseSystemIsDisabledBeforeTheDiceAddsNothing() {
    Scene scene = scene().ship("venture", ship -> ship.withAdjusted(true));
    int weapons = scene.table().setting(scene.ship("venture")).weapons();
    int shields = scene.table().setting(scene.ship("chtang")).shields();
    scene.apply(attack(scene, "venture", "chtang"), joinTest(scene, "reliant"));
    SystemToken disabled = new SystemToken(ShipSystem.WEAPONS, Optional.empty());
    scene.ship("reliant", ship -> ship.withTokens(disabled).withAdjusted(true));
    scene.dice(2, 6).passTest();
    assertThat(scene.told())
        .contains(new ShipEvent.TestEnded(weapons + 2 > shields + 6, weapons + 2, shields + 6));
  }

  @Rule({"FC-D-19", "FC-D-94"})
  @Test
  void searchesAndTransporterTestsAreMadeByOneShip() {
    Scene beamed = scene();
    beamed.apply(new ShipAction.TransportEnemy(FED, beamed.card("venture"), beamed.card("chtang")));
    assertThat(beamed.refused(joinTest(beamed, "reliant"))).containsExactly("FC-D-94");
    Scene searched = scene().cloaked("chtang");
    searched.apply(search(searched, "venture", searched.token().number()));
    assertThat(searched.refused(joinTest(searched, "reliant"))).containsExactly("FC-D-94");
  }

  @Rule({"FC-D-19", "FC-D-94"})
  @Test
  void aMissionThatIsNotCooperativeIsAttemptedByOneShip() {
    String mission = "mission-geological-survey-1";
    String objective =
        "{'objective':{'kind':'TEST','system':'SENSORS','level':20,'at':{},'cooperative':false,"
            + "'ships':1}}";
    Fixture fixture = Fixture.standard().with("missions", mission, objective);
    Scene scene = Scene.of(fixture.set()).fleet(FED, "venture", "reliant").missions(FED, mission);
    scene.tile(0, 0, "dead-space-1", FED).at("venture", 0, 0).at("reliant", 0, 0);
    scene.apply(attempt(scene, "venture", mission));
    assertThat(scene.refused(joinTest(scene, "reliant"))).containsExactly("FC-D-94");
  }

  @Rule("FC-D-94")
  @Test
  void nobodyJoinsAShipThatAnEnemyCardMakesTest() {
    String target = "{'kind':'SHIP','whose':'%s','reach':'HERE','optional':false}";
    String test =
        "{'do':'OPPOSED_TEST','system':'WEAPONS','targetSystem':'SHIELDS','onPass':[],'onFail':[]}";
    String face =
        "{'asAction':true,'targets':[%s,%s],'effects':[{'do':'ON_TARGET','target':1,"
            + "'effects':[%s]}]}";
    String card = "engine-improvements-1";
    String json = face.formatted(target.formatted("ME"), target.formatted("ENEMY"), test);
    Fixture fixture = Fixture.standard().face(card, json);
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, "engine-improvements")
            .fleet(FED, "venture")
            .fleet(KLI, "chtang", "bortas")
            .hand(FED, card)
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .at("chtang", 0, 0)
            .at("bortas", 0, 0)
            .playWithShip(FED, card, "venture");
    scene.apply(new Answer.ChooseTarget(FED, Target.of(scene.card("chtang"))));
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.refused(joinTest(scene, "bortas"))).containsExactly("FC-D-94");
  }

  @Rule("FC-D-27")
  @Test
  void aMemberWithoutEnginesAfterTheFreeAttackHoldsTheWholeTaskForce() {
    SystemToken disabled = new SystemToken(ShipSystem.ENGINES, Optional.empty());
    for (boolean lamed : new boolean[] {false, true}) {
      Scene scene = scene().at("bortas", 0, 0).dice(1, 6);
      scene.apply(start(scene, "venture"), join(scene, "reliant"));
      scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("chtang"), scene.card("venture")));
      if (lamed) {
        scene.ship("reliant", ship -> ship.withTokens(disabled).withAdjusted(true));
      }
      scene.dice(1, 6).passTest();
      assertThat(scene.happened().contains("ManeuverEnded")).isEqualTo(lamed);
      assertThat(scene.ship("venture").maneuvered()).isTrue();
    }
  }
}

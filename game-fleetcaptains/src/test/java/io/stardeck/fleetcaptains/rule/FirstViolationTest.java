package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.scene.Acts.adjust;
import static io.stardeck.fleetcaptains.scene.Acts.attack;
import static io.stardeck.fleetcaptains.scene.Acts.attempt;
import static io.stardeck.fleetcaptains.scene.Acts.join;
import static io.stardeck.fleetcaptains.scene.Acts.joinTest;
import static io.stardeck.fleetcaptains.scene.Acts.pass;
import static io.stardeck.fleetcaptains.scene.Acts.search;
import static io.stardeck.fleetcaptains.scene.Acts.start;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told first, and alone: what does not exist, has no form, or answers nothing. */
@Rule("FC-VAL-01")
final class FirstViolationTest {
  private static final CardId NOTHING = CardId.of(99_999);

  private static Scene scene() {
    return Scene.standard()
        .fleet(FED, "venture", "defiant")
        .fleet(KLI, "groth", "korinar")
        .hand(FED)
        .hand(KLI)
        .tile(0, 0, "k-nebula-3", FED)
        .at("venture", 0, 0)
        .at("groth", 0, 0);
  }

  /** A turn in which nothing can be done any more. */
  private static Scene spent() {
    return scene().table(table -> table.withActionsUsed(3).withDiscarded(true).withCycled(true));
  }

  @Rule("FC-VAL-04")
  @Test
  void whatIsNotInPlayIsToldBeforeEverythingElse() {
    Scene scene = spent();
    CardId venture = scene.card("venture");
    for (CardId lost : new CardId[] {NOTHING, scene.card("bortas")}) {
      assertThat(scene.refused(new ShipAction.Attack(FED, venture, lost)))
          .containsExactly("FC-VAL-04");
      assertThat(scene.refused(new ShipAction.TransportEnemy(FED, venture, lost)))
          .containsExactly("FC-VAL-04");
      assertThat(scene.refused(new ShipAction.SendAwayTeam(FED, venture, Optional.of(lost))))
          .containsExactly("FC-VAL-04");
      assertThat(
              scene.refused(
                  new ShipAction.RetrieveAwayTeam(
                      FED, venture, Faction.FEDERATION, Optional.of(lost))))
          .containsExactly("FC-VAL-04");
      assertThat(scene.refused(new ShipAction.TransportFriendly(FED, venture, lost, NOTHING)))
          .containsExactly("FC-VAL-04");
    }
    assertThat(scene.refused(search(scene, "venture", 77))).containsExactly("FC-VAL-04");
    assertThat(scene.refused(new ShipAction.ScanLocation(FED, venture, 99)))
        .containsExactly("FC-VAL-04");
    assertThat(scene.refused(new ShipAction.Reinforce(FED, NOTHING, 0)))
        .containsExactly("FC-VAL-04");
    assertThat(scene.refused(new FreeAction.DiscardCommand(FED, NOTHING)))
        .containsExactly("FC-VAL-04");
    assertThat(scene.refused(new FreeAction.CycleMission(FED, NOTHING, Optional.empty())))
        .containsExactly("FC-VAL-04");
  }

  @Rule({"FC-VAL-04", "FC-VAL-05", "FC-CMD-06"})
  @Test
  void aCardThatIsNotHeldOrIsNamedWithoutItsShipIsToldBeforeAnOpenManeuver() {
    Scene scene = scene();
    String crew = crew(scene);
    scene.hand(FED, crew);
    scene.apply(start(scene, "defiant"));
    assertThat(scene.refused(new FreeAction.PlayCommand(FED, NOTHING, 0, Optional.empty())))
        .containsExactly("FC-VAL-04");
    int face = scene.table().set().command(scene.card(crew)).faces().size() - 1;
    assertThat(
            scene.refused(
                new FreeAction.PlayCommand(FED, scene.card(crew), face, Optional.empty())))
        .containsExactly("FC-VAL-05");
    assertThat(
            scene.refused(
                new FreeAction.PlayCommand(
                    FED, scene.card(crew), face, Optional.of(scene.card("groth")))))
        .containsExactly("FC-VAL-04");
    assertThat(
            scene.refused(
                new FreeAction.PlayCommand(
                    FED, scene.card(crew), face, Optional.of(scene.card("venture")))))
        .containsExactly("FC-CMD-06");
    assertThat(scene.refused(new FreeAction.UseAbility(FED, NOTHING, 0, Optional.empty())))
        .containsExactly("FC-VAL-04");
  }

  private static String crew(Scene scene) {
    return scene.table().captain(FED).subdecks().stream()
        .flatMap(subdeck -> scene.table().set().subdeck(subdeck).cards().stream())
        .filter(name -> scene.table().set().command(scene.card(name)).faces().size() == 3)
        .findFirst()
        .orElseThrow();
  }

  @Rule("FC-VAL-05")
  @Test
  void anAbilityIsUsedByTheShipThatHasIt() {
    Scene scene = scene();
    CardId venture = scene.card("venture");
    assertThat(
            scene.refused(
                new FreeAction.UseAbility(FED, venture, 0, Optional.of(scene.card("defiant")))))
        .containsExactly("FC-VAL-05");
    assertThat(scene.refused(new FreeAction.UseAbility(FED, venture, 0, Optional.empty())))
        .containsExactly("FC-VAL-05");
  }

  @Rule({"FC-VAL-05", "FC-RPR-03"})
  @Test
  void aRepairIsOfTheAlertLevelOrOfOneToken() {
    Scene scene = spent().ship("venture", ship -> ship.withAlert(Alert.YELLOW));
    CardId venture = scene.card("venture");
    for (RepairWork work :
        new RepairWork[] {
          new RepairWork(Optional.empty(), Optional.empty()),
          new RepairWork(Optional.of(0), Optional.of(0))
        }) {
      assertThat(scene.refused(new ShipAction.Repair(FED, venture, work)))
          .containsExactly("FC-VAL-05");
      assertThat(scene.refused(new FreeAction.SpecialRepair(FED, venture, work)))
          .containsExactly("FC-VAL-05");
    }
  }

  @Rule({"FC-VAL-03", "FC-PWR-04", "FC-D-94"})
  @Test
  void whatIsNoAnswerInThisWindowAnswersNothing() {
    Scene scene = scene().at("defiant", 0, 0);
    scene.apply(attack(scene, "venture", "groth"), pass(scene));
    assertThat(scene.refused(adjust(scene, "groth", 1))).containsExactly("FC-VAL-03");
    assertThat(scene.refused(new Answer.JoinTest(KLI, scene.card("korinar"))))
        .containsExactly("FC-VAL-03");
  }

  @Rule({"FC-COP-01", "FC-VAL-04"})
  @Test
  void anEnemyShipJoinsNoTest() {
    Scene scene = scene();
    scene.apply(attack(scene, "venture", "groth"));
    assertThat(scene.refused(joinTest(scene, "groth"))).containsExactly("FC-COP-01");
    assertThat(scene.refused(joinTest(scene, "bortas"))).containsExactly("FC-VAL-04");
  }

  @Rule({"FC-D-29", "FC-VAL-04"})
  @Test
  void anEnemyShipJoinsNoTaskForce() {
    Scene scene = scene();
    scene.apply(start(scene, "defiant"));
    assertThat(scene.refused(join(scene, "groth"))).containsExactly("FC-D-29");
    assertThat(scene.refused(join(scene, "bortas"))).containsExactly("FC-VAL-04");
  }

  @Rule({"FC-BRK-05", "FC-VAL-04"})
  @Test
  void nobodyAttacksFreelyWithAShipOfTheOther() {
    Scene scene = scene().at("defiant", 0, 0);
    FleetFrame attack = new FleetFrame.FreeAttack(KLI, ImmutableList.of(NOTHING));
    scene.change(play -> play.push(attack));
    assertThat(scene.refused(new Answer.MakeFreeAttack(KLI, scene.card("defiant"), NOTHING)))
        .containsExactly("FC-BRK-05");
    assertThat(scene.refused(new Answer.MakeFreeAttack(KLI, NOTHING, NOTHING)))
        .containsExactly("FC-VAL-04");
  }

  @Rule({"FC-CLK-05", "FC-MSN-01"})
  @Test
  void aCloakedShipIsWhereItsTokenIs() {
    Scene scene = scene().missions(FED, "mission-nebula-study-1").control(0, 0, FED, 1);
    scene.at("defiant", 0, 0).cloaked("defiant");
    assertThat(scene.refused(attempt(scene, "defiant", "mission-nebula-study-1")))
        .startsWith("FC-CLK-05");
  }

  @Rule({"FC-RPR-05", "FC-I-09"})
  @Test
  void whoIsOnItsWayGivesNoManeuverUp() {
    Scene scene =
        scene().ship("defiant", ship -> ship.withAlert(Alert.YELLOW).withExtraManeuvers(1));
    var repair = new FreeAction.SpecialRepair(FED, scene.card("defiant"), RepairWork.alert(0));
    assertThat(scene.refused(repair)).isEmpty();
    scene.apply(start(scene, "defiant"));
    assertThat(scene.ship("defiant").maneuvered()).isFalse();
    assertThat(scene.refused(repair)).containsExactly("FC-RPR-05");
    assertThat(scene.legal(FED)).doesNotContain(repair);
    scene.apply(new FreeAction.EndManeuver(FED));
    assertThat(scene.refused(repair)).isEmpty();
  }
}

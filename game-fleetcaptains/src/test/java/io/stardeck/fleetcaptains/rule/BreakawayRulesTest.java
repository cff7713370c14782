package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.Skirmish.scene;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.BoardEvent;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Breakaway, and the free attack after it ({@code FC-BRK}). */
final class BreakawayRulesTest {
  private static Scene held(Scene scene) {
    return scene
        .fleet(KLI, "rotarran", "somraw", "bortas")
        .at("venture", 0, 0)
        .at("rotarran", 0, 0)
        .at("somraw", 0, 0);
  }

  @Rule({
    "FC-X-13",
    "FC-BRK-01",
    "FC-BRK-02",
    "FC-BRK-04",
    "FC-BRK-05",
    "FC-D-27",
    "FC-I-26",
    "FC-ACT-05"
  })
  @Test
  void aFailedBreakawayGivesOneFreeAttackThenTheShipMayMove() {
    Scene scene = held(scene());
    scene.dice(2, 5).apply(start(scene, "venture"));
    assertThat(scene.told())
        .containsSubsequence(
            new ShipEvent.DiceRolled(ImmutableList.of(Die.of(2), Die.of(5))),
            new BoardEvent.BreakawayRolled(7, 8, false));
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.legal(KLI, Answer.MakeFreeAttack.class))
        .extracting(Answer.MakeFreeAttack::ship)
        .containsExactlyInAnyOrder(scene.card("rotarran"), scene.card("somraw"));
    assertThat(
            scene.refused(
                new Answer.MakeFreeAttack(KLI, scene.card("bortas"), scene.card("venture"))))
        .containsExactly("FC-BRK-05");
    scene
        .dice(1, 6)
        .apply(new Answer.MakeFreeAttack(KLI, scene.card("somraw"), scene.card("venture")));
    assertThat(((FleetFrame.Test) scene.state().top()).test().joinable())
        .as("exactly one of the ships attacks")
        .isFalse();
    scene.passTest();
    assertThat(scene.table().actionsUsed()).isZero();
    assertThat(scene.ship("somraw").acted()).isZero();
    scene.apply(step(scene, 0, 1));
    assertThat(scene.ship("venture").at()).isEqualTo(scene.space(0, 1));
  }

  private static SystemToken noWeapons() {
    return new SystemToken(ShipSystem.WEAPONS, Optional.empty());
  }

  @Rule({"FC-BRK-05", "FC-D-27"})
  @Test
  void whoHasNoWeaponsAttacksNobodyAndWithoutAnyThereIsNoWindow() {
    Scene scene = held(scene()).ship("somraw", ship -> ship.withTokens(noWeapons()));
    scene.dice(2, 5).apply(start(scene, "venture"));
    assertThat(
            scene.refused(
                new Answer.MakeFreeAttack(KLI, scene.card("somraw"), scene.card("venture"))))
        .containsExactly("FC-BRK-05");
    assertThat(scene.legal(KLI, Answer.MakeFreeAttack.class)).hasSize(1);
    Scene unarmed = held(scene()).ship("somraw", ship -> ship.withTokens(noWeapons()));
    unarmed.ship("rotarran", ship -> ship.withTokens(noWeapons()));
    unarmed.dice(2, 5).apply(start(unarmed, "venture"));
    assertThat(unarmed.events())
        .extracting(event -> (Object) event.what())
        .contains(new BoardEvent.BreakawayRolled(7, 8, false));
    assertThat(unarmed.asks(FleetFrame.Maneuver.class)).isTrue();
  }

  @Rule({"FC-X-13", "FC-BRK-01", "FC-BRK-03", "FC-D-26", "FC-D-28", "FC-I-26"})
  @Test
  void anEqualBreakawayIsFreeAndWhoCameLaterHoldsNobody() {
    Scene scene = held(scene());
    scene.dice(3, 5).apply(start(scene, "venture"));
    assertThat(scene.events())
        .extracting(event -> (Object) event.what())
        .contains(new BoardEvent.BreakawayRolled(8, 8, true));
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene = held(scene()).ship("venture", ship -> ship.withContested(false));
    scene.apply(start(scene, "venture"));
    assertThat(scene.happened()).doesNotContain("BreakawayRolled");
    scene.apply(step(scene, 0, 1));
    assertThat(scene.happened()).as("nor is a start tile evaded").doesNotContain("EvasionRolled");
  }

  @Rule("FC-D-22")
  @Test
  void anAdjustmentInTheFreeAttackChangesThePointsOfTheManeuver() {
    Scene scene = held(scene()).dial("venture", 6, 13, 6, 7);
    scene.dice(2, 5).apply(start(scene, "venture"));
    scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("somraw"), scene.card("venture")));
    scene.apply(pass(scene));
    assertThat(scene.decider()).isEqualTo(FED);
    scene.apply(adjust(scene, "venture", 1));
    scene.dice(1, 6).apply(pass(scene));
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene.apply(step(scene, 0, 1));
    assertThat(((FleetFrame.Maneuver) scene.state().top()).mp()).isEqualTo(13);
  }

  @Rule({"FC-X-52", "FC-TFO-09"})
  @Test
  void sizesOfATaskForceAreAddedAndTheOpponentChoosesBothShips() {
    Scene scene =
        scene()
            .fleet(KLI, "kronos-one", "amar")
            .at("venture", 0, 0)
            .at("equinox", 0, 0)
            .at("kronos-one", 0, 0)
            .at("amar", 0, 0);
    scene.apply(start(scene, "venture"));
    scene.dice(2, 1).apply(join(scene, "equinox"));
    assertThat(scene.events())
        .extracting(event -> (Object) event.what())
        .contains(new BoardEvent.BreakawayRolled(8, 9, false));
    assertThat(scene.legal(KLI, Answer.MakeFreeAttack.class)).hasSize(4);
    assertThat(
            scene.refused(
                new Answer.MakeFreeAttack(KLI, scene.card("amar"), scene.card("reliant"))))
        .containsExactly("FC-TFO-09");
  }

  @Rule({"FC-X-63", "FC-D-92", "FC-BRK-01", "FC-D-27"})
  @Test
  void membersJoinBeforeTheBreakawayIsRolledAndNobodyAfter() {
    Scene scene =
        scene()
            .fleet(FED, "excelsior", "reliant", "yeager", "equinox")
            .at("excelsior", 0, 0)
            .at("reliant", 0, 0)
            .at("yeager", 0, 0)
            .at("bortas", 0, 0);
    scene.apply(start(scene, "excelsior"));
    assertThat(scene.refused(step(scene, 0, 1))).containsExactly("FC-BRK-01");
    scene.apply(join(scene, "reliant"));
    Scene ended = Scene.of(scene.state());
    assertThat(ended.apply(stop(ended)).happened()).doesNotContain("BreakawayRolled");
    assertThat(ended.ship("reliant").maneuvered()).as("used up all the same").isTrue();
    scene.dice(2, 2).apply(roll(scene));
    assertThat(scene.told()).contains(new BoardEvent.BreakawayRolled(7, 7, true));
    assertThat(scene.refused(join(scene, "yeager"))).containsExactly("FC-MOV-08");
    scene.apply(stop(scene));
    scene.dice(1, 1).apply(start(scene, "yeager"));
    assertThat(scene.happened()).contains("BreakawayRolled");
    assertThat(scene.refused(new FreeAction.RollBreakaway(FED))).contains("FC-VAL-02");
    scene.apply(new Answer.DeclineFreeAttack(KLI));
    scene.apply(stop(scene));
    assertThat(scene.refused(roll(scene))).containsExactly("FC-BRK-01");
  }

  @Rule({"FC-D-26", "FC-BRK-01"})
  @Test
  void whoseEnemiesHaveLeftOrWhoWasMovedAwayIsHeldByNobody() {
    Scene left = held(scene());
    for (String enemy : new String[] {"rotarran", "somraw"}) {
      left.ship(enemy, ship -> ship.withAt(left.space(0, 1)));
    }
    left.apply(start(left, "venture"));
    assertThat(left.happened()).as("no enemy is there").doesNotContain("BreakawayRolled");
    Scene moved = held(scene());
    moved.ship("venture", ship -> ship.withAt(moved.space(0, 1)));
    moved.ship("bortas", ship -> ship.withAt(moved.space(0, 1))).apply(start(moved, "venture"));
    assertThat(moved.happened()).as("it was elsewhere").doesNotContain("BreakawayRolled");
  }

  @Rule({"FC-D-27", "FC-D-22", "FC-TFO-02"})
  @Test
  void aMemberThatTheFreeAttackDestroysLeavesAndTheOthersGoOn() {
    assertGoesOnWithout("equinox", "venture");
    assertGoesOnWithout("venture", "equinox"); // the ship that set out first
  }

  private static void assertGoesOnWithout(String lost, String left) {
    Scene scene = scene().at("venture", 0, 0).at("equinox", 0, 0).at("neghvar", 0, 0);
    scene.ship(lost, ship -> ship.withAlert(Alert.RED).withSetting(0));
    scene.apply(start(scene, "venture"));
    scene.dice(1, 6).apply(join(scene, "equinox"));
    scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("neghvar"), scene.card(lost)));
    scene.dice(6, 1).passTest();
    assertThat(scene.table().ship(scene.card(lost))).isNull();
    scene.apply(step(scene, 0, 1));
    assertThat(scene.ship(left).at()).isEqualTo(scene.space(0, 1));
    FleetFrame.Maneuver maneuver = (FleetFrame.Maneuver) scene.state().top();
    assertThat(maneuver.ships()).containsExactly(scene.card(left));
    assertThat(maneuver.mp())
        .as("of the ship that is left")
        .isEqualTo(scene.table().setting(scene.ship(left)).of(ShipSystem.ENGINES));
    scene.apply(stop(scene));
    assertThat(scene.ship(left).maneuvered()).isTrue();
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-D-92", "FC-BRK-01", "FC-MOV-16", "FC-D-80"})
  @Test
  void aBreakawayIsDueForATaskForceAsSoonAsItIsForOneMember() {
    Scene scene = held(scene()).at("reliant", 0, 0).at("yosemite", 0, 0);
    scene.ship("venture", ship -> ship.withContested(false)); // as if it had been cloaked
    scene.apply(start(scene, "venture"));
    assertThat(scene.refused(step(scene, 0, 1))).isEmpty();
    scene.apply(join(scene, "reliant"));
    assertThat(scene.refused(step(scene, 0, 1))).containsExactly("FC-BRK-01");
    scene.ship("yosemite", ship -> ship.withContested(false)).dice(6, 1);
    scene.apply(join(scene, "yosemite"));
    assertThat(scene.happened()).as("and stays due").contains("BreakawayRolled");
  }

  @Rule("FC-BRK-01")
  @Test
  void whereNoBreakawayIsDueNoneIsRolled() {
    Scene scene = scene().at("reliant", 0, 0).at("equinox", 0, 0);
    scene.apply(start(scene, "reliant"));
    assertThat(scene.refused(roll(scene))).containsExactly("FC-BRK-01");
    assertThat(scene.legal(FED, FreeAction.RollBreakaway.class)).isEmpty();
  }

  @Rule({"FC-D-27", "FC-D-51"})
  @Test
  void ifTheFreeAttackDestroysTheOnlyShipTheManeuverIsOver() {
    Scene scene = held(scene());
    scene.ship("venture", ship -> ship.withAlert(Alert.RED).withSetting(0));
    scene.dice(1, 6).apply(start(scene, "venture"));
    scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("somraw"), scene.card("venture")));
    scene.dice(6, 1).passTest();
    assertThat(scene.table().ship(scene.card("venture"))).isNull();
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.table().captain(KLI).score()).as("a point as for any attack").isOne();
  }

  @Rule({"FC-D-61", "FC-D-27"})
  @Test
  void aMissionThatTheFreeAttackFulfilsIsAskedForBeforeTheManeuverGoesOn() {
    Scene scene = held(scene()).missions(KLI, "mission-won-attack-1");
    scene.dice(1, 6).apply(start(scene, "venture"));
    scene.apply(new Answer.MakeFreeAttack(KLI, scene.card("somraw"), scene.card("venture")));
    scene.dice(6, 1).passTest();
    while (scene.asks(FleetFrame.ChooseSetting.class)) {
      scene.apply(scene.legal(FED, Answer.SetDial.class).get(0));
    }
    assertThat(scene.asks(FleetFrame.ClaimWindow.class)).isTrue();
    assertThat(scene.decider()).isEqualTo(KLI);
    scene.apply(new Answer.DeclineClaim(KLI));
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    assertThat(scene.decider()).isEqualTo(FED);
  }
}

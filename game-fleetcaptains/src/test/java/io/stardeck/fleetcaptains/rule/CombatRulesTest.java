package io.stardeck.fleetcaptains.rule;

import static io.stardeck.fleetcaptains.rule.Skirmish.scene;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Attacks, damage, destroyed ships. */
final class CombatRulesTest {
  /** The Klingons' turn. */
  private static Scene klingon(Scene scene) {
    scene.apply(endTurn(scene));
    return scene.hand(FED).hand(KLI);
  }

  private static void noCards(Scene scene) {
    scene.apply(pass(scene));
    scene.apply(pass(scene));
  }

  @Rule({"FC-X-24", "FC-CBT-01", "FC-CBT-04", "FC-CBT-06", "FC-OPP-01", "FC-OPP-05", "FC-ALR-03"})
  @Test
  void threeTimesTheShieldsAndMoreDestroyAShipAtOnce() {
    Scene scene =
        klingon(scene().at("yosemite", 0, 0).at("neghvar", 0, 0).dial("yosemite", 2, 7, 4, 3));
    assertThat(scene.ship("neghvar").setting()).isZero();
    scene.dice(4, 1).apply(attack(scene, "neghvar", "yosemite"));
    assertThat(((FleetFrame.Test) scene.state().top()).test().kind().combat()).isTrue();
    noCards(scene);
    assertThat(scene.events())
        .extracting(event -> (Object) event.what())
        .contains(
            new ShipEvent.TestEnded(true, 15, 4),
            new ShipEvent.AttackResolved(scene.card("yosemite"), 3));
    assertThat(scene.table().ship(scene.card("yosemite"))).isNull();
  }

  @Rule({
    "FC-DST-01",
    "FC-D-51",
    "FC-CBT-09",
    "FC-RNF-02",
    "FC-I-07",
    "FC-I-32",
    "FC-OBJ-01",
    "FC-I-01"
  })
  @Test
  void aDestroyedShipLeavesWithAllAboardAndTheAttackerScores() {
    Scene scene =
        klingon(
            scene()
                .at("yosemite", 0, 0)
                .at("neghvar", 0, 0)
                .dial("yosemite", 2, 7, 4, 3)
                .crew("yosemite", "engine-improvements-1")
                .cargo("yosemite", "tribbles-1"));
    scene.dice(6, 1).apply(attack(scene, "neghvar", "yosemite"));
    noCards(scene);
    assertThat(scene.told())
        .contains(
            new ShipEvent.ShipDestroyed(scene.card("yosemite"), true),
            new GameProgress.FleetLimitChanged(FED, 11),
            new GameProgress.VpScored(KLI, ScoreKind.DESTROYED_SHIP, Optional.empty(), 1));
    Captain federation = scene.table().captain(FED);
    assertThat(federation.destroyed()).containsExactly(scene.card("yosemite"));
    assertThat(federation.reserve()).doesNotContain(scene.card("yosemite"));
    assertThat(federation.fleetLimit()).isEqualTo(11);
    assertThat(scene.state().zones().cards(Places.discards(FED)))
        .contains(scene.card("engine-improvements-1"));
    assertThat(scene.state().zones().cards(Places.SPENT_ENCOUNTERS))
        .contains(scene.card("tribbles-1"));
    assertThat(scene.table().captain(KLI).score()).isOne();
    scene.apply(endTurn(scene));
    scene.ship("equinox", ship -> ship.withAlert(Alert.RED).withSetting(0)).at("equinox", 0, 0);
    scene.change(play -> Damage.deal(play, scene.card("equinox"), 1, Optional.empty()));
    assertThat(scene.table().captain(FED).fleetLimit()).as("only the first loss").isEqualTo(11);
    assertThat(scene.table().captain(KLI).score()).as("no enemy did it").isOne();
  }

  @Rule({
    "FC-X-36",
    "FC-ALR-01",
    "FC-ALR-02",
    "FC-CBT-05",
    "FC-D-43",
    "FC-I-21",
    "FC-CLK-12",
    "FC-SHP-02"
  })
  @Test
  void onePointTakesChTangFromWhiteToYellowOnASettingOfItsOwnersChoice() {
    Scene scene = scene().at("venture", 0, 0).at("chtang", 0, 0).dial("venture", 7, 9, 7, 9);
    scene.dice(1, 3).apply(attack(scene, "venture", "chtang"));
    noCards(scene);
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.ship("chtang").alert()).isEqualTo(Alert.YELLOW);
    assertThat(scene.refused(dial(scene, "chtang", 3))).as("blue").containsExactly("FC-CLK-12");
    assertThat(scene.refused(dial(scene, "chtang", 9))).containsExactly("FC-CBT-05");
    scene.apply(dial(scene, "chtang", 2));
    assertThat(scene.ship("chtang").setting()).isEqualTo(2);
    assertThat(scene.ship("chtang").adjusted()).as("that is no adjustment").isFalse();
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    scene.change(play -> Damage.take(play, scene.card("chtang"), 1, Optional.empty()));
    assertThat(scene.ship("chtang").alert()).isEqualTo(Alert.RED);
    scene.change(play -> Damage.take(play, scene.card("chtang"), 1, Optional.empty()));
    assertThat(scene.table().ship(scene.card("chtang"))).as("the third destroys it").isNull();
  }

  @Rule({"FC-CBT-03", "FC-OPP-03", "FC-I-25", "FC-I-22"})
  @Test
  void equalTotalsDoNothing() {
    Scene scene = scene().at("venture", 0, 0).at("chtang", 0, 0).dial("venture", 7, 9, 7, 9);
    scene.dice(1, 4).apply(attack(scene, "venture", "chtang"));
    noCards(scene);
    assertThat(scene.ship("chtang").alert()).isEqualTo(Alert.WHITE);
    assertThat(scene.events())
        .extracting(event -> (Object) event.what())
        .contains(
            new ShipEvent.TestEnded(false, 8, 8),
            new ShipEvent.AttackResolved(scene.card("chtang"), 0));
  }

  @Rule({
    "FC-CBT-07",
    "FC-D-40",
    "FC-CBT-01",
    "FC-D-79",
    "FC-X-35",
    "FC-ACT-02",
    "FC-ACT-04",
    "FC-I-08"
  })
  @Test
  void theAttackerChoosesAmongTheEnemiesOfItsHexAlone() {
    Scene scene =
        scene().at("venture", 0, 0).at("chtang", 0, 0).at("groth", 0, 0).at("bortas", 0, 1);
    assertThat(scene.legal(FED, ShipAction.Attack.class))
        .extracting(ShipAction.Attack::target)
        .containsExactlyInAnyOrder(scene.card("chtang"), scene.card("groth"));
    assertThat(scene.refused(attack(scene, "venture", "bortas"))).containsExactly("FC-CBT-01");
    scene.at("reliant", 0, 0);
    assertThat(scene.refused(attack(scene, "venture", "reliant"))).containsExactly("FC-CBT-01");
    scene.ship("venture", ship -> ship.withTokens(DISABLED));
    assertThat(scene.refused(attack(scene, "venture", "groth"))).containsExactly("FC-D-79");
    scene.ship("venture", ship -> ship.withTokens().withActed(1));
    assertThat(scene.refused(attack(scene, "venture", "groth"))).containsExactly("FC-ACT-02");
    scene.ship("venture", ship -> ship.withActed(0)).table(table -> table.withActionsUsed(3));
    assertThat(scene.refused(attack(scene, "venture", "groth"))).containsExactly("FC-ACT-04");
    scene.table(table -> table.withActionsUsed(0)).apply(attack(scene, "venture", "chtang"));
    assertThat(((FleetFrame.Test) scene.state().top()).test().target())
        .contains(scene.card("chtang"));
  }

  private static final SystemToken DISABLED = new SystemToken(ShipSystem.WEAPONS, Optional.empty());

  @Rule({
    "FC-X-62",
    "FC-X-25",
    "FC-CBT-08",
    "FC-OPP-04",
    "FC-COP-01",
    "FC-COP-02",
    "FC-COP-03",
    "FC-D-94",
    "FC-ACT-01",
    "FC-ACT-07",
    "FC-D-20",
    "FC-D-40",
    "FC-I-08",
    "FC-CBT-01"
  })
  @Test
  void shipsCombineOneByOneEachForItsAction() {
    Scene scene =
        scene()
            .fleet(FED, "reliant", "excelsior", "yeager", "equinox")
            .dial("reliant", 5, 4, 6, 5)
            .dial("excelsior", 5, 5, 8, 6)
            .at("reliant", 0, 0)
            .at("excelsior", 0, 0)
            .at("yeager", 0, 0)
            .at("groth", 0, 0)
            .at("chtang", 0, 0)
            .dial("groth", 4, 4, 12, 4)
            .table(table -> table.withActionsUsed(1));
    scene.apply(attack(scene, "reliant", "groth"));
    assertThat(scene.refused(joinTest(scene, "equinox"))).containsExactly("FC-COP-01");
    assertThat(scene.refused(joinTest(scene, "groth"))).as("the target").contains("FC-COP-01");
    scene.apply(joinTest(scene, "excelsior"));
    assertThat(scene.happened()).as("each is told").contains("ActionTaken");
    assertThat(scene.refused(joinTest(scene, "yeager"))).containsExactly("FC-ACT-04");
    scene.dice(2, 3).apply(pass(scene));
    assertThat(scene.refused(joinTest(scene, "chtang"))).containsExactly("FC-VAL-03");
    scene.apply(pass(scene));
    assertThat(scene.told()).contains(new ShipEvent.TestEnded(true, 12, 7));
    assertThat(scene.ship("reliant").acted()).isOne();
    assertThat(scene.ship("excelsior").acted()).isOne();
    assertThat(scene.ship("yeager").acted()).isZero();
    assertThat(scene.table().actionsUsed()).isEqualTo(3);
  }

  @Rule({"FC-D-42", "FC-X-40"})
  @Test
  void againstDisabledShieldsOneDieIsRolledAndThreePointsAreDealt() {
    Scene scene = scene().at("venture", 0, 0).at("groth", 0, 0);
    scene.ship(
        "groth", ship -> ship.withTokens(new SystemToken(ShipSystem.SHIELDS, Optional.empty())));
    scene.dice(1).apply(attack(scene, "venture", "groth"));
    noCards(scene);
    assertThat(scene.events())
        .extracting(event -> (Object) event.what())
        .contains(new ShipEvent.DiceRolled(ImmutableList.of(ShipEvent.Die.of(1))));
    assertThat(scene.table().ship(scene.card("groth"))).isNull();
  }

  @Rule({"FC-X-32", "FC-D-74"})
  @Test
  void aClass17NebulaTakesTwoFromTheWeaponsOfAnAttack() {
    Scene scene =
        scene()
            .tile(0, 0, "class-17-nebula-1", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .dial("venture", 7, 9, 7, 9);
    scene.dice(1, 1).apply(attack(scene, "venture", "groth"));
    noCards(scene);
    assertThat(scene.events())
        .extracting(event -> (Object) event.what())
        .contains(new ShipEvent.TestEnded(false, 6, 7));
  }

  @Rule({"FC-X-27", "FC-INS-13", "FC-D-44", "FC-INS-12", "FC-D-79"})
  @Test
  void aColonyIsDestroyedByATotalOf15() {
    for (int die = 2; die <= 3; die++) {
      Scene scene =
          klingon(
              scene()
                  .tile(0, 0, "m-planet-1", FED)
                  .control(0, 0, FED, 2)
                  .installation(0, 0, InstallationKind.COLONY)
                  .at("venture", 0, 0)
                  .at("groth", 0, 0)
                  .at("bortas", 0, 0)
                  .dial("bortas", 12, 7, 6, 7));
      FleetAction attack = new ShipAction.AttackInstallation(KLI, scene.card("bortas"));
      scene.ship("bortas", ship -> ship.withTokens(DISABLED));
      assertThat(scene.refused(attack)).containsExactly("FC-D-79");
      scene.ship("bortas", ship -> ship.withTokens());
      scene.dice(die).apply(attack);
      assertThat(scene.refused(joinTest(scene, "groth"))).as("others may join").isEmpty();
      noCards(scene);
      assertThat(scene.tile(0, 0).installation().isPresent()).isEqualTo(die == 2);
      assertThat(scene.tile(0, 0).control(Faction.FEDERATION)).isEqualTo(2);
    }
  }

  @Rule("FC-INS-13")
  @Test
  void whereNothingIsBuiltNothingIsAttacked() {
    Scene scene = scene().tile(0, 0, "m-planet-1", FED).at("venture", 0, 0);
    FleetAction attack = new ShipAction.AttackInstallation(FED, scene.card("venture"));
    assertThat(scene.refused(attack)).containsExactly("FC-INS-13");
    assertThat(scene.legal(FED, ShipAction.AttackInstallation.class)).isEmpty();
    scene.installation(0, 0, InstallationKind.OUTPOST);
    assertThat(scene.legal(FED, ShipAction.AttackInstallation.class)).hasSize(1);
  }
}

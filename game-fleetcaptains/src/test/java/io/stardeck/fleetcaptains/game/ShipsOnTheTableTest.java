package io.stardeck.fleetcaptains.game;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.event.ShipEvent.Die;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.SystemToken;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What ships show, and what is kept for them. */
final class ShipsOnTheTableTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  @Rule({"FC-CMP-08", "FC-SHP-02", "FC-D-71", "FC-D-02", "FC-SYS-02", "FC-SYS-03"})
  @Test
  void aDialIsAListOfSettingsAndAnyOfTheLevelIsOneAdjustmentAway() {
    assertThat(ShipSystem.values())
        .extracting(Enum::name)
        .containsExactly("WEAPONS", "SENSORS", "ENGINES", "SHIELDS");
    assertThat(ShipSystem.values())
        .extracting(new Setting(1, 2, 3, 4, false)::of)
        .containsExactly(1, 2, 3, 4);
    Scene scene = Scene.standard().fleet(FED, "venture");
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class))
        .extracting(FreeAction.PowerAdjust::setting)
        .containsExactlyInAnyOrder(1, 2, 3);
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("venture"), 3));
    assertThat(scene.table().setting(scene.ship("venture")))
        .isEqualTo(Fixture.plain().ship(scene.card("venture")).dial().white().get(3));
    assertThat(GAME.view(scene.state(), KLI).table().captain(FED).fleet())
        .isEqualTo(scene.table().captain(FED).fleet());
  }

  @Rule("FC-PWR-05")
  @Test
  void anAdjustmentEndsTheOpenManeuver() {
    Scene scene = Scene.standard().fleet(FED, "venture", "yeager");
    scene.apply(new FreeAction.StartManeuver(FED, scene.card("venture")));
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
    scene.apply(new FreeAction.PowerAdjust(FED, scene.card("yeager"), 1));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.happened()).contains("ManeuverEnded");
  }

  @Rule({"FC-SCN-04", "FC-CMP-13", "FC-D-54"})
  @Test
  void aScannedTileMayBeLookedAtAgainInLaterTurns() {
    Scene scene = Scene.standard();
    ShipAction.ScanLocation scan = scene.legal(FED, ShipAction.ScanLocation.class).get(0);
    var tile = scene.state().zones().cards(Places.CHART).get(scan.space());
    scene.change(
        play -> Tables.tile(play, scan.space(), each -> each.withScannedBy(Faction.KLINGON)));
    scene.apply(scan, new FreeAction.EndTurn(FED), new FreeAction.EndTurn(KLI));
    assertThat(GAME.view(scene.state(), FED).zones().cards(Places.CHART)).containsExactly(tile);
    assertThat(GAME.view(scene.state(), KLI).zones().cards(Places.CHART)).isEmpty();
    assertThat(scene.table().tiles().get(scan.space()).scannedBy())
        .as("both may have a token there")
        .containsExactlyInAnyOrder(Faction.FEDERATION, Faction.KLINGON);
  }

  /** Weapons 7, crew 2, a token -1, cards 3 and -1 and a die 4, against Shields 6 and a die. */
  @Rule({"FC-TST-06", "FC-CBT-02", "FC-TST-11", "FC-CMP-14"})
  @Test
  void crewTokensAndCardsCountAndEachPlayerHasOneCardAndOneDie() {
    Fixture fixture =
        Fixture.standard()
            .with("ships", "venture", "{'standing':[],'abilities':[]}")
            .with("ships", "groth", "{'abilities':[]}")
            .face("engine-improvements-1", PLUS_THREE)
            .face("engine-improvements-2", PLUS_THREE)
            .face("way-of-the-warrior-1", MINUS_ONE);
    String[] subdecks = {"engine-improvements", "command-staff", "way-of-the-warrior"};
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, subdecks)
            .fleet(FED, "venture")
            .fleet(KLI, "groth")
            .hand(FED, "engine-improvements-1", "engine-improvements-2")
            .hand(KLI, "way-of-the-warrior-1")
            .tile(0, 0, "m-planet-2", FED)
            .at("venture", 0, 0)
            .at("groth", 0, 0)
            .dial("venture", 7, 9, 7, 9)
            .dial("groth", 7, 5, 6, 6)
            .crew("venture", "command-staff-8")
            .dice(4, 5);
    SystemToken minus = new SystemToken(ShipSystem.WEAPONS, Optional.of(-1));
    scene.ship("venture", ship -> ship.withTokens(minus).withAdjusted(true));
    scene.apply(new ShipAction.Attack(FED, scene.card("venture"), scene.card("groth")));
    scene.apply(new Answer.PlayTestCard(FED, scene.card("engine-improvements-1"), 0));
    assertThat(scene.legal(FED)).isEmpty();
    scene.apply(new Answer.PlayTestCard(KLI, scene.card("way-of-the-warrior-1"), 0));
    assertThat(scene.asks(FleetFrame.Test.class)).as("each has played one").isFalse();
    assertThat(scene.told())
        .contains(
            new ShipEvent.DiceRolled(ImmutableList.of(Die.of(4), Die.of(5))),
            new ShipEvent.TestEnded(true, 14, 11));
  }

  private static final String MINUS_ONE =
      "{'kind':'COMBAT','timing':'TEST','test':{'kinds':[],'systems':[]},'effects':"
          + "[{'do':'MODIFY_TEST','system':'WEAPONS','side':'OPPONENT','amount':-1}]}";

  private static final String PLUS_THREE =
      "{'kind':'COMBAT','timing':'TEST','test':{'kinds':[],'systems':[]},'effects':"
          + "[{'do':'MODIFY_TEST','system':'WEAPONS','side':'SELF','amount':3}]}";

  @Rule("FC-D-03")
  @Test
  void theKindsOfActionsAreTheEightThatAreListedAndCards() {
    assertThat(ActionKind.values())
        .extracting(Enum::name)
        .containsExactly(
            "CLOAKING", "COMBAT", "INFLUENCE", "REPAIR", "SCAN", "TRANSPORTER", "TEST", "CARD");
    Scene scene = Scene.standard().fleet(FED, "venture");
    scene.apply(scene.legal(FED, ShipAction.Reinforce.class).get(0));
    assertThat(scene.table().actionsUsed()).as("the eighth, of no ship").isOne();
  }
}

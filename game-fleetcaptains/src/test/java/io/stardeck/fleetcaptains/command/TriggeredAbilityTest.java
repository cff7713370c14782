package io.stardeck.fleetcaptains.command;

import static io.stardeck.fleetcaptains.command.Played.scene;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Places;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Abilities that something sets off. */
final class TriggeredAbilityTest {
  private static String triggered(String deed, String effect) {
    return "{'abilities':[{'mode':'TRIGGERED','trigger':'"
        + deed
        + "','optional':false,'costs':[],'usesAction':false,'limit':'ONCE_PER_TURN','targets':[],"
        + "'effects':["
        + effect
        + "],'text':''}]}";
  }

  @Rule("FC-D-87")
  @Test
  void aTriggeredAbilityAnswersOnceWhatSetsItOff() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "ships",
                "venture",
                "{'abilities':[{'mode':'TRIGGERED','trigger':'CONTROL_REMOVED','optional':true,"
                    + "'costs':[],'usesAction':false,'limit':'ONCE_PER_TURN','targets':[],"
                    + "'effects':[{'do':'DRAW_COMMAND','amount':1}],'text':''}]}");
    Scene scene = scene(fixture).at("groth", 1, 0).control(0, 0, KLI, 2).at("yeager", 0, 0);
    scene.apply(new ShipAction.ExertInfluence(FED, scene.card("venture")));
    assertThat(scene.asks(FleetFrame.Offered.class)).isTrue();
    scene.apply(new Answer.AcceptAbility(FED));
    assertThat(scene.state().zones().size(Places.hand(FED))).isEqualTo(1);
    scene.apply(new ShipAction.ExertInfluence(FED, scene.card("yeager")));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
  }

  @Rule({"FC-D-87", "FC-CMD-03"})
  @Test
  void whatIsSetOffIsNotUsed() {
    String gains = triggered("TILE_SCANNED", "{'do':'GAIN_VP','amount':1}");
    Scene scene = scene(Fixture.standard().with("ships", "venture", gains));
    CardId venture = scene.card("venture");
    var use = new FreeAction.UseAbility(FED, venture, 0, Optional.of(venture));
    assertThat(scene.refused(use)).containsExactly("FC-CMD-03");
    assertThat(scene.reasons(use)).containsExactly("it is set off, and not used");
  }

  @Rule("FC-D-87")
  @Test
  void whatATriggeredAbilityBringsAboutSetsNoOtherOff() {
    Fixture fixture =
        Fixture.standard()
            .with(
                "ships", "venture", triggered("TILE_SCANNED", "{'do':'REMOVE_CONTROL','amount':1}"))
            .with("ships", "yeager", triggered("CONTROL_REMOVED", "{'do':'GAIN_VP','amount':1}"));
    Scene scene =
        scene(fixture).at("groth", 1, 0).control(0, 0, KLI, 2).hidden(0, -1, "k-planet-1");
    scene.dial("venture", 7, 9, 7, 9);
    scene.apply(new ShipAction.ScanLocation(FED, scene.card("venture"), scene.space(0, -1)));
    assertThat(scene.tile(0, 0).control(Faction.KLINGON)).isOne();
    assertThat(scene.table().captain(FED).score()).isZero();
    scene.at("yeager", 0, 0).apply(new ShipAction.ExertInfluence(FED, scene.card("yeager")));
    assertThat(scene.table().captain(FED).score()).as("an action does").isOne();
  }

  @Rule("FC-D-87")
  @Test
  void whatAStepSetsOffIsCarriedOutBeforeTheManeuverGoesOn() {
    Fixture fixture =
        Fixture.standard()
            .with("ships", "yeager", triggered("TILE_EXPLORED", "{'do':'GAIN_VP','amount':1}"));
    Scene scene = scene(fixture).hidden(0, -2, "dead-space-7");
    scene.apply(
        new FreeAction.StartManeuver(FED, scene.card("yeager")),
        new FreeAction.Step(FED, scene.space(0, -2)));
    assertThat(scene.table().captain(FED).score()).isOne();
    assertThat(scene.asks(FleetFrame.Maneuver.class)).isTrue();
  }

  @Rule({"FC-D-86", "FC-D-87"})
  @Test
  void aTriggeredAbilityMayBeLeft() {
    String offered =
        triggered("CONTROL_REMOVED", "{'do':'GAIN_VP','amount':1}")
            .replace("'optional':false", "'optional':true");
    Scene scene = scene(Fixture.standard().with("ships", "venture", offered)).at("groth", 1, 0);
    scene.control(0, 0, KLI, 2);
    scene.apply(new ShipAction.ExertInfluence(FED, scene.card("venture")));
    assertThat(scene.legal(FED, FreeAction.PowerAdjust.class)).as("at any moment").isNotEmpty();
    scene.apply(new Answer.LeaveAbility(FED));
    assertThat(scene.asks(FleetFrame.Turn.class)).isTrue();
    assertThat(scene.table().captain(FED).score()).isZero();
  }

  @Rule("FC-D-87")
  @Test
  void whatIsSetOffIsToldAndHappensOnceATurn() {
    String gains = triggered("CONTROL_REMOVED", "{'do':'GAIN_VP','amount':1}");
    Scene scene = scene(Fixture.standard().with("ships", "venture", gains)).at("groth", 1, 0);
    scene.control(0, 0, KLI, 2).at("yeager", 0, 0);
    CardId venture = scene.card("venture");
    scene.apply(new ShipAction.ExertInfluence(FED, venture));
    assertThat(scene.told())
        .contains(new CardEvent.AbilityUsed(FED, venture, 0, Optional.of(venture)));
    scene.apply(new ShipAction.ExertInfluence(FED, scene.card("yeager")));
    assertThat(scene.table().captain(FED).score()).isOne();
  }

  @Rule("FC-I-08")
  @Test
  void aShipThatHasActedHasNoActionToGiveUp() {
    String spends = triggered("CONTROL_REMOVED", "{'do':'SPEND_SHIP_ACTION'}");
    Scene scene = scene(Fixture.standard().with("ships", "venture", spends)).at("groth", 1, 0);
    scene.control(0, 0, KLI, 1);
    scene.apply(new ShipAction.ExertInfluence(FED, scene.card("venture")));
    assertThat(scene.ship("venture").acted()).isOne();
  }
}

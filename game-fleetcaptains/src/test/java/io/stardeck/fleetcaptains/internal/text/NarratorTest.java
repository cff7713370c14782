package io.stardeck.fleetcaptains.internal.text;

import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.FleetCaptainsGame;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.scene.Plain;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of ships, cards and tiles. */
final class NarratorTest {
  private static final FleetCaptainsGame GAME = new FleetCaptainsGame();

  private static Scene scene() {
    return Plain.scene()
        .fleet(FED, "venture", "reliant")
        .fleet(KLI, "korinar", "groth")
        .at("venture", 0, 0)
        .at("groth", 0, 1);
  }

  @Test
  void shipsCardsAndTilesAreAskedAbout() {
    Scene scene = scene();
    FleetView view = GAME.view(scene.state(), FED);
    assertThat(about(view, "u.s.s. venture"))
        .startsWith("U.S.S. Venture, ")
        .contains("size 5", "white alert, setting 0: WE ");
    assertThat(about(view, "k-class planet")).contains("planet, size ");
    ComponentSet set = view.table().set();
    assertThat(about(view, set.missions().get(0).toString())).contains(" mission, ", " point");
    assertThat(about(view, set.commands().get(0).toString())).contains(", command card\n  ");
    assertThat(about(view, set.encounters().get(0).toString())).contains(", encounter");
    assertThat(about(view, set.subdecks().get(0).toString())).endsWith(", subdeck");
    assertThat(GAME.narrator().about(view, "c9999")).isEmpty();
    assertThat(GAME.narrator().about(view, "zzz")).isEmpty();
    assertThat(GAME.narrator().legend()).contains("WE Weapons", "~ for each cloak token");
  }

  @Test
  void settingOfADialIsToldWithItsRatings() {
    Scene scene = scene();
    FleetView view = GAME.view(scene.state(), FED);
    Ship venture = view.fleet().get(0);
    assertThat(GAME.narrator().action(view, new FreeAction.PowerAdjust(FED, venture.card(), 0)))
        .matches("power adjust U\\.S\\.S\\. Venture to WE \\d+ SE \\d+ EN \\d+ SH \\d+");
    assertThat(GAME.narrator().action(view, new FreeAction.PowerAdjust(FED, venture.card(), 99)))
        .endsWith("setting 99");
  }

  private static String told(FleetView view, FleetAction action) {
    return GAME.narrator().action(view, action);
  }

  @Test
  void facesRepairsAndTargetsAreToldInWords() {
    Scene scene = scene();
    FleetView view = GAME.view(scene.state(), FED);
    CardId venture = scene.card("venture");
    CardId data = scene.card("command-staff-1");
    assertThat(told(view, new FreeAction.PlayCommand(FED, data, 2, Optional.of(venture))))
        .isEqualTo("play command Data as crew U.S.S. Venture");
    assertThat(told(view, new Answer.PlayTestCard(FED, data, 9))).endsWith("Data face 9");
    assertThat(told(view, new ShipAction.Attack(FED, venture, scene.card("groth"))))
        .isEqualTo("attack U.S.S. Venture against I.K.S. Gr'oth");
    assertThat(told(view, new ShipAction.Repair(FED, venture, RepairWork.alert(0))))
        .matches("repair U\\.S\\.S\\. Venture to WE .*");
    assertThat(told(view, new ShipAction.Repair(FED, venture, RepairWork.token(1))))
        .endsWith("Venture system token 1");
    assertThat(told(view, new Answer.ChooseTarget(FED, Target.system(ShipSystem.SHIELDS))))
        .isEqualTo("choose target shields");
    assertThat(
            told(
                view,
                new ShipAction.RetrieveAwayTeam(
                    FED, venture, Faction.FEDERATION, Optional.of(scene.card("groth")))))
        .isEqualTo("retrieve away team U.S.S. Venture Federation aboard I.K.S. Gr'oth");
  }

  private static String about(FleetView view, String name) {
    return GAME.narrator().about(view, name).orElseThrow();
  }
}

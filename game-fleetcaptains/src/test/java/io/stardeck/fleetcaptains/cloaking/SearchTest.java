package io.stardeck.fleetcaptains.cloaking;

import static io.stardeck.fleetcaptains.cloaking.Cloaked.*;
import static io.stardeck.fleetcaptains.scene.Acts.*;
import static io.stardeck.fleetcaptains.scene.Acts.exert;
import static io.stardeck.fleetcaptains.scene.Acts.scan;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.scene.Acts;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Searches for cloaked ships ({@code FC-SCN}). */
final class SearchTest {
  private static Scene searching() {
    Scene scene = cloaked().echo(KLI, 0, 0).at("venture", 0, 0).dial("venture", 6, 13, 6, 7);
    scene.apply(endTurn(scene));
    return scene.hand(FED).hand(KLI);
  }

  private static void search(Scene scene, int token, int die) {
    scene.apply(Acts.search(scene, "venture", token));
    scene.apply(pass(scene));
    scene.dice(die).apply(pass(scene));
  }

  @Rule({
    "FC-SCN-01",
    "FC-SCN-07",
    "FC-SCN-08",
    "FC-SCN-09",
    "FC-D-53",
    "FC-D-90",
    "FC-SYS-01",
    "FC-D-40"
  })
  @Test
  void aSearchNeeds15AndTakesAnEchoAway() {
    Scene scene = searching();
    int echo = scene.token().number();
    search(scene, echo, 1);
    assertThat(scene.table().tokens()).as("13 + 1").hasSize(2);
    scene = searching();
    echo = scene.token().number();
    search(scene, echo, 2);
    assertThat(scene.table().tokens()).extracting(Token::number).doesNotContain(echo).hasSize(1);
    assertThat(scene.happened()).as("the rest lies as it lay").doesNotContain("TokensShuffled");
    assertThat(scene.ship("venture").extraActions()).isZero();
    scene = searching();
    assertThat(scene.refused(Acts.search(scene, "defiant", scene.token().number())))
        .containsExactly("FC-SCN-07");
    scene.ship(
        "venture", ship -> ship.withTokens(new SystemToken(ShipSystem.SENSORS, Optional.of(-13))));
    assertThat(scene.refused(Acts.search(scene, "venture", scene.token().number())))
        .containsExactly("FC-SCN-01");
  }

  @Rule({"FC-D-53", "FC-SCN-07"})
  @Test
  void theTokenThatIsSearchedIsNamedBeforeTheTest() {
    Scene scene = searching();
    int echo = scene.token().number();
    scene.apply(Acts.search(scene, "venture", echo));
    assertThat(scene.told())
        .filteredOn(ShipEvent.TestStarted.class::isInstance)
        .extracting(event -> ((ShipEvent.TestStarted) event).token())
        .containsExactly(Optional.of(echo));
  }

  @Rule({"FC-SCN-10", "FC-SCN-11", "FC-CLK-12", "FC-D-53", "FC-D-90", "FC-ACT-02"})
  @Test
  void aShipThatIsFoundDecloaksAndTheSearcherMayActAgain() {
    Scene scene = searching();
    search(scene, tokenOf(scene, "korinar"), 2);
    assertThat(scene.decider()).isEqualTo(KLI);
    assertThat(scene.happened()).as("the echo lies as it lay").doesNotContain("TokensShuffled");
    assertThat(scene.refused(dial(scene, "korinar", BLUE_AT_RED))).containsExactly("FC-CLK-12");
    scene.apply(dial(scene, "korinar", 1));
    assertThat(scene.ship("korinar").at()).isEqualTo(scene.space(0, 0));
    assertThat(scene.refused(attack(scene, "venture", "korinar"))).isEmpty();
    assertThat(scene.table().actionsUsed()).isOne();
    scene.apply(attack(scene, "venture", "korinar"), pass(scene));
    scene.dice(1, 6).apply(pass(scene));
    assertThat(scene.asks(FleetFrame.Turn.class)).as("a miss").isTrue();
    assertThat(scene.table().actionsUsed()).isEqualTo(2);
    assertThat(scene.refused(attack(scene, "venture", "korinar"))).containsExactly("FC-ACT-02");
  }

  @Rule({"FC-X-53", "FC-SCN-11", "FC-I-08", "FC-I-38"})
  @Test
  void theSecondActionDoesNotRaiseTheLimitOfThePlayer() {
    Scene scene = searching().table(table -> table.withActionsUsed(2));
    search(scene, tokenOf(scene, "korinar"), 2);
    scene.apply(dial(scene, "korinar", 1));
    assertThat(scene.ship("venture").extraActions()).isOne();
    assertThat(scene.refused(attack(scene, "venture", "korinar"))).containsExactly("FC-ACT-04");
  }

  @Rule({"FC-D-53", "FC-SCN-11"})
  @Test
  void aShipThatWasRewardedOnceIsNotTwice() {
    Scene scene = searching().ship("venture", ship -> ship.withRewarded(true).withExtraActions(1));
    search(scene, tokenOf(scene, "korinar"), 2);
    assertThat(scene.ship("venture").extraActions()).isOne();
    assertThat(scene.happened()).doesNotContain("AllowanceGranted");
  }

  @Rule("FC-SCN-11")
  @Test
  void anEchoThatIsFoundBringsNoSecondAction() {
    Scene scene = searching();
    search(scene, scene.token().number(), 2);
    assertThat(scene.happened()).doesNotContain("AllowanceGranted");
    assertThat(scene.ship("venture").extraActions()).isZero();
    assertThat(scene.refused(exert(scene, "venture"))).contains("FC-ACT-02");
  }

  @Rule("FC-SCN-02")
  @Test
  void onlyAnUnexploredTileBesideTheShipIsScanned() {
    Scene scene = searching();
    assertThat(scene.refused(scan(scene, "venture", 0, -1))).isEmpty();
    assertThat(scene.refused(scan(scene, "venture", 0, -2))).containsExactly("FC-SCN-02");
    assertThat(scene.refused(scan(scene, "venture", 0, 1))).containsExactly("FC-SCN-02");
    scene.tile(0, -1, "dead-space-5", FED);
    assertThat(scene.refused(scan(scene, "venture", 0, -1))).containsExactly("FC-SCN-02");
  }
}

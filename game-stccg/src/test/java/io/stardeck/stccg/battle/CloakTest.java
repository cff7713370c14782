package io.stardeck.stccg.battle;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Decloak;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Stop;
import org.junit.jupiter.api.Test;

class CloakTest {
  private final Scene scene = Scene.laid().missions("157");

  @Rule({"ST-X-32", "ST-CLK-02"})
  @Test
  void aShipChangesItsCloakOnceATurn() {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.orders(ONE).does(new Cloak(ONE, ship));
    assertThat(scene.ship(ship).cloaked()).isTrue();
    assertThat(scene.against(new Decloak(ONE, ship))).containsExactly("ST-CLK-02");
    scene.quietly(new EndTurn(ONE)).quietly(new EndTurn(TWO));
    scene.does(new Decloak(ONE, ship)); // in the next turn
    assertThat(scene.ship(ship).cloaked()).isFalse();
  }

  @Rule("ST-CLK-02")
  @Test
  void cloakingDoesNotEndTheCardPlay() {
    CardId ship = scene.ship(ONE, "347", 0);
    scene.cardPlay(ONE).does(new Cloak(ONE, ship));
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
  }

  @Rule({"ST-CLK-01", "ST-CLK-08", "ST-DMG-10"})
  @Test
  void withoutADeviceDamagedOrStoppedAShipDoesNotCloak() {
    CardId plain = scene.ship(ONE, "331", 0);
    CardId damaged = scene.ship(ONE, "347", 0);
    CardId stopped = scene.ship(ONE, "347", 0);
    scene.with(damaged, ship -> ship.copy().withCondition(Condition.DAMAGED));
    scene.with(stopped, ship -> ship.copy().withStop(Stop.TURN)).orders(ONE);
    assertThat(scene.against(new Cloak(ONE, plain))).containsExactly("ST-CLK-01");
    assertThat(scene.against(new Cloak(ONE, damaged))).containsExactly("ST-CLK-08");
    assertThat(scene.against(new Cloak(ONE, stopped))).containsExactly("ST-CLK-08");
  }

  @Rule({"ST-CLK-02", "ST-ORD-09"})
  @Test
  void nobodyCloaksInTheTurnOfAnother() {
    CardId ship = scene.ship(TWO, "347", 0);
    scene.hand(TWO, "331");
    scene.orders(ONE);
    assertThat(scene.against(new Cloak(TWO, ship))).containsExactly("ST-ORD-09");
    assertThat(scene.against(new Cloak(ONE, ship))).containsExactly("ST-CLK-02");
    scene.with(ship, each -> each.copy().withCloaked(true));
    assertThat(scene.against(new Decloak(TWO, ship))).containsExactly("ST-ORD-09");
  }
}

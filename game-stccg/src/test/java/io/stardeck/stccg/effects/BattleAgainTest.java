package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.BattleAction.AttackShip;
import io.stardeck.stccg.action.BattleAction.Counterattack;
import io.stardeck.stccg.action.BattleAction.DeclineCounterattack;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent.StrikeCompared;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Ships that fight again at once. */
class BattleAgainTest {
  private static String again(String id, String kind) {
    return ("{'kind':'INTERRUPT','id':'%1$s','name':'%1$s','interrupt':{'any':true,'effects':["
            + "{'op':'BATTLE_AGAIN','filter':{'op':'KIND','is':'%2$s'},'strength':2}]}}")
        .formatted(id, kind);
  }

  private static final CardSet SET =
      OwnSet.with(
          again("again", "SHIP"),
          again("nobody", "PERSONNEL"),
          "{'kind':'INTERRUPT','id':'halts','name':'halts','interrupt':{'any':true,'targets':[{"
              + "'kind':'SHIP'}],'effects':[{'op':'STOP','of':{'from':'ABOARD'},'ship':true}]}}");

  private final Scene scene = Scene.laid(SET).missions("157");
  private final CardId target = scene.ship(TWO, "340", 0); // SHIELDS 7
  private final CardId own = scene.ship(ONE, "347", 0); // WEAPONS 6

  private void attack(String interrupt, boolean second) {
    scene.person(ONE, "253", Host.ship(own));
    scene.persons(TWO, Host.ship(target), "215").hand(second ? TWO : ONE, interrupt);
    scene.orders(ONE).does(new AttackShip(ONE, target)).does(new Confirm(ONE));
    while (((Phase.Window) scene.state().top()).kind() != WindowKind.BATTLE) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(second ? TWO : ONE, interrupt, Aim.NOTHING).passes();
    assertThat(scene.state().top()).isInstanceOf(OrderPhase.Countering.class);
  }

  @Rule({"ST-EFF-49", "ST-SHB-04", "ST-SHB-14"})
  @Test
  void theyStrikeAtTheSameShipWithTheirWeaponsMultiplied() {
    attack("again", false);
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.OK);
    scene.quietly(new DeclineCounterattack(TWO));
    assertThat(scene.told(StrikeCompared.class)).hasSize(2);
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(own).stopped()).isTrue();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }

  @Rule({"ST-EFF-49", "ST-I-10"})
  @Test
  void toBeStoppedDoesNotHinderThem() {
    attack("again", false);
    scene.hand(TWO, "halts");
    scene.does(new Counterattack(TWO, own)).does(new Confirm(TWO));
    while (!scene.asked().equals(Optional.of(TWO))) {
      scene.does(new Pass(scene.asked().orElseThrow()));
    }
    scene.plays(TWO, "halts", Aim.at(Host.ship(own))).passes();
    assertThat(scene.told(StrikeCompared.class)).hasSize(3);
    assertThat(scene.ship(target).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(own).stopped()).isTrue();
  }

  @Rule("ST-EFF-49")
  @Test
  void whoWasAttackedAttacksThen() {
    attack("again", true);
    scene.quietly(new DeclineCounterattack(TWO));
    assertThat(scene.told(StrikeCompared.class)).hasSize(2);
    assertThat(scene.lastStrike().attack()).isEqualTo(2 * 2 * 4);
  }

  @Rule("ST-EFF-49")
  @Test
  void whereNoShipMayTheBattleIsOver() {
    attack("nobody", false);
    scene.quietly(new DeclineCounterattack(TWO));
    assertThat(scene.told(StrikeCompared.class)).hasSize(1);
    assertThat(scene.ship(own).stopped()).isTrue();
  }
}

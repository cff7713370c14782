package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Obstacles of one's own: each can be met in each way, and do each thing ({@code ST-EFF-34}). */
class OwnObstaclesTest {
  /** An obstacle of one's own, between the second and the third location or on the third. */
  private static Scene obstructed(String... gates) {
    StringBuilder all = new StringBuilder();
    boolean border = false;
    for (String gate : gates) {
      String[] parts = gate.split(" ");
      border |= parts[0].equals("CROSS");
      all.append(all.isEmpty() ? "" : ",")
          .append("{'op':'GATE','at':'%s','then':'%s'}".formatted(parts[0], parts[1]));
    }
    Scene scene =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'EVENT','id':'gate','name':'gate','rarity':'COMMON','event':{"
                        + "'place':'%s','targets':[{'kind':'%s'}],'standing':[%s]}}"
                            .formatted(
                                border ? "BORDER_BETWEEN" : "MISSION",
                                border ? "BORDER" : "MISSION",
                                all)))
            .missions("156", "181", "156", "181"); // spans 2
    scene.persons(ONE, Host.ship(scene.ship(ONE, "347", 0)), "253", "257");
    scene.lies(TWO, "gate", border ? On.border(1) : On.location(2));
    return scene.orders(ONE);
  }

  @Rule("ST-EFF-34")
  @ParameterizedTest
  @CsvSource({
    "ENTER BLOCK, 1, false, OK, 2",
    "ENTER END_MOVE, 2, true, OK, 2",
    "ENTER DAMAGE, 2, false, DAMAGED, 2",
    "ENTER KILL, 3, false, OK, 1",
    "PASS BLOCK, 2, false, OK, 2",
    "PASS END_MOVE, 2, true, OK, 2",
    "PASS DAMAGE, 2, false, DAMAGED, 2",
    "PASS KILL, 3, false, OK, 1",
    "STOP_HERE KILL, 3, false, OK, 2",
    "CROSS BLOCK, 1, false, OK, 2",
    "CROSS END_MOVE, 2, true, OK, 2",
    "CROSS DAMAGE, 2, false, DAMAGED, 2",
    "CROSS KILL, 3, false, OK, 1"
  })
  void eachObstacleDoesWhereItIsMetWhatItSays(
      String gate, int at, boolean ended, Condition condition, int crew) {
    Scene scene = obstructed(gate);
    CardId ship = scene.state().table().ships().get(0).id();
    scene.quietly(new Move(ONE, ship, true, 3));
    assertThat(scene.ship(ship).location()).isEqualTo(at);
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(2 * at);
    assertThat(scene.ship(ship).moveEnded()).isEqualTo(ended);
    assertThat(scene.ship(ship).condition()).isEqualTo(condition);
    assertThat(scene.state().persons(Host.ship(ship))).isEqualTo(crew);
  }

  @Rule("ST-EFF-34")
  @ParameterizedTest
  @ValueSource(strings = {"ENTER BLOCK", "CROSS BLOCK"})
  void aMoveWhoseFirstStepIsBlockedIsRefused(String gate) {
    Scene scene = obstructed(gate);
    CardId ship = scene.state().table().ships().get(0).id();
    scene.with(ship, each -> each.copy().withLocation(1));
    assertThat(scene.against(new Move(ONE, ship, true, 3))).containsExactly("ST-EFF-34");
    scene.with(ship, each -> each.copy().withLocation(3));
    assertThat(scene.against(new Move(ONE, ship, false, 1)))
        .hasSize(gate.equals("ENTER BLOCK") ? 1 : 0);
  }

  @Rule("ST-EFF-34")
  @Test
  void whatDamagesAShipAndEndsItsMoveDoesBoth() {
    Scene scene = obstructed("ENTER DAMAGE", "ENTER END_MOVE");
    CardId ship = scene.state().table().ships().get(0).id();
    scene.quietly(new Move(ONE, ship, true, 3));
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.DAMAGED);
    assertThat(scene.ship(ship).moveEnded()).isTrue();
  }
}

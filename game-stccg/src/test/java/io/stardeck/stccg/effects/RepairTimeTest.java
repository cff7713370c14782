package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Repairs that take more or fewer full turns than two ({@code ST-EFF-19}). */
class RepairTimeTest {
  private static String lies(String id, String place, int by, String on) {
    String targets = place.equals("TABLE") ? "" : "'targets':[{'kind':'%s'}],".formatted(place);
    return ("{'kind':'EVENT','id':'%1$s','name':'%1$s','event':{'place':'%2$s',%3$s'standing':["
            + "{'op':'REPAIR_TIME','by':%4$d,'on':'%5$s'}]}}")
        .formatted(id, place, targets, by, on);
  }

  private static final CardSet SET =
      OwnSet.with(
          lies("at-once", "TABLE", -2, "OWN"),
          lies("quick", "OUTPOST", -1, "OUTPOST"),
          lies("slow", "TABLE", 1, "OPPONENTS"),
          lies("slower", "SHIP", 2, "SHIP"));

  // Two planets; a damaged ship at an own outpost.
  private final Scene scene = Scene.laid(SET).missions("151", "162");
  private final CardId outpost = scene.outpost(ONE, "104", 0);
  private final CardId ship = scene.ship(ONE, "331", 0);

  private On on(String card, Seat seat) {
    return switch (card) {
      case "quick" -> On.outpost(outpost);
      case "slower" -> On.ship(ship);
      default -> On.table(seat);
    };
  }

  @Rule({"ST-EFF-19", "ST-DMG-07", "ST-DMG-09", "ST-SPC-23"})
  @ParameterizedTest
  @CsvSource({
    "at-once, 1, 1",
    "at-once, 2, 2",
    "quick, 1, 1",
    "slow, 2, 3",
    "slow, 1, 2",
    "slower, 1, 4"
  })
  void theShipIsRepairedAtTheStartOfThatTurn(String card, int of, int starts) {
    scene.damaged(ship).lies(Seat.of(of), card, on(card, Seat.of(of)));
    scene.orders(TWO);
    for (int i = 1; i <= starts; i++) {
      assertThat(scene.ship(ship).condition().damaged()).isTrue();
      scene.turns(i == 1 ? 1 : 2);
    }
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
  }

  @Rule({"ST-EFF-19", "ST-DMG-09"})
  @Test
  void aShipIsRepairedOnArrival() {
    CardId away = scene.ship(ONE, "331", 1);
    scene.persons(ONE, Host.ship(away), "215", "204", "205").damaged(away);
    scene.lies(ONE, "at-once", On.table(ONE));
    scene.orders(ONE).quietly(new Move(ONE, away, false, 0));
    assertThat(scene.ship(away).location()).isZero();
    assertThat(scene.ship(away).condition()).isEqualTo(Condition.OK);
  }

  @Rule({"ST-EFF-19", "ST-DMG-08"})
  @Test
  void noShipIsRepairedWhereItCannotBe() {
    CardId away = scene.ship(ONE, "331", 1);
    scene.damaged(away).lies(ONE, "at-once", On.table(ONE));
    scene.orders(TWO).turns(4);
    assertThat(scene.ship(away).condition()).isEqualTo(Condition.DAMAGED);
  }
}

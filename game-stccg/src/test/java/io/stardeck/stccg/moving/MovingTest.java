package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Stop;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MovingTest {
  // Spans 5 3 2 2 2 3; a Runabout has RANGE 7 and no icons.
  private final Scene scene = Scene.laid().missions("157", "146", "156", "161", "165", "147");

  private CardId runabout(int location) {
    CardId ship = scene.ship(ONE, "331", location);
    scene.person(ONE, "212", Host.ship(ship));
    return ship;
  }

  @Rule({
    "ST-X-12",
    "ST-MOV-02",
    "ST-MOV-03",
    "ST-MOV-04",
    "ST-D-34",
    "ST-MOV-05",
    "ST-I-05",
    "ST-MOV-12",
    "ST-I-28",
    "ST-I-27",
    "ST-RNG-01"
  })
  @Test
  void spansEnteredAreAddedUp() {
    CardId ship = runabout(2);
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 3))).isEmpty();
    assertThat(scene.against(new Move(ONE, ship, true, 5))).isEmpty();
    assertThat(scene.against(new Move(ONE, ship, false, 1))).isEmpty();
    assertThat(scene.against(new Move(ONE, ship, false, 0))).containsExactly("ST-MOV-03");
    assertThat(new StccgGame().legalActions(scene.state(), ONE))
        .filteredOn(Move.class::isInstance)
        .containsExactly(
            new Move(ONE, ship, true, 3),
            new Move(ONE, ship, true, 4),
            new Move(ONE, ship, true, 5),
            new Move(ONE, ship, false, 1));
    Chance before = scene.state().chance();
    scene.does(new Move(ONE, ship, false, 1)).does(new Move(ONE, ship, true, 3));
    assertThat(scene.state().chance()).isEqualTo(before); // nothing of that is left to chance
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(7);
    assertThat(scene.ship(ship).location()).isEqualTo(3);
  }

  @Rule({"ST-MOV-05", "ST-MOV-07"})
  @Test
  void whatLiesOnTheWayHoldsNobodyUp() {
    CardId ship = runabout(2);
    scene.persons(TWO, Host.ship(scene.ship(TWO, "347", 3)), "253");
    scene.outpost(TWO, "105", 4);
    scene.orders(ONE).quietly(new Move(ONE, ship, true, 5));
    assertThat(scene.ship(ship).location()).isEqualTo(5);
    assertThat(scene.ship(ship).rangeUsed()).isEqualTo(7); // 2 + 2 + 3
    assertThat(scene.ship(ship).condition()).isEqualTo(Condition.OK);
    assertThat(scene.ship(ship).stopped()).isFalse();
  }

  @Rule({"ST-X-13", "ST-ORD-04", "ST-MOV-06", "ST-I-05"})
  @Test
  void withoutRangeLeftAShipStaysAndOthersMove() {
    CardId ship = runabout(2);
    CardId other = runabout(2);
    scene.orders(ONE).does(new Move(ONE, ship, true, 5));
    assertThat(scene.against(new Move(ONE, ship, false, 4))).contains("ST-ORD-04");
    assertThat(scene.against(new Move(ONE, other, false, 1))).isEmpty();
  }

  @Rule({"ST-MOV-12", "ST-MOV-11"})
  @Test
  void oneMoveGoesStraightAndTheEndsAreNotJoined() {
    CardId ship = runabout(0);
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 1))).containsExactly("ST-MOV-12");
    assertThat(scene.against(new Move(ONE, ship, false, 5))).containsExactly("ST-MOV-12");
    assertThat(scene.against(new Move(ONE, ship, true, 17))).containsExactly("ST-MOV-12");
  }

  @Rule({"ST-STF-06", "ST-D-18", "ST-STF-03", "ST-STF-09", "ST-CMP-07"})
  @Test
  void aShipWithoutIconsNeedsOneOfItsOwnAffiliation() {
    CardId ship = scene.ship(ONE, "331", 2);
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 3))).containsExactly("ST-STF-06");
    scene.person(ONE, "290", Host.ship(ship)); // neutral
    assertThat(scene.against(new Move(ONE, ship, true, 3))).containsExactly("ST-STF-03");
    CardId neutral = scene.ship(ONE, "355", 2);
    scene.person(ONE, "275", Host.ship(neutral)); // a Klingon
    assertThat(scene.against(new Move(ONE, neutral, true, 3))).isEmpty();
    Optional<CardId> stranded = Optional.of(scene.only(Host.ship(ship)));
    Beam over = new Beam(ONE, stranded, Host.ship(ship), Host.ship(neutral));
    assertThat(scene.against(over)).isEmpty(); // the stranded may leave their ship
  }

  @Rule({"ST-X-14", "ST-STF-01", "ST-STF-02", "ST-I-18", "ST-DAT-15", "ST-STF-08"})
  @Test
  void iconsAreFilledByDifferentPersons() {
    CardId ship = scene.ship(ONE, "334", 2); // one command, two staff
    scene.persons(ONE, Host.ship(ship), "197", "198", "196").orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 3))).containsExactly("ST-STF-01");
    scene.person(ONE, "199", Host.ship(ship)); // command fills the other staff icon
    assertThat(scene.against(new Move(ONE, ship, true, 3))).isEmpty();
  }

  @Rule({"ST-X-14", "ST-STF-03", "ST-D-18"})
  @Test
  void neutralPersonsWithAllIconsNeedOneOfTheShipsAffiliation() {
    CardId ship = scene.ship(ONE, "334", 2); // of the Federation
    scene.persons(ONE, Host.ship(ship), "290", "294", "300").orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 3))).containsExactly("ST-STF-03");
    scene.person(ONE, "197", Host.ship(ship)); // a CIVILIAN without an icon
    assertThat(scene.against(new Move(ONE, ship, true, 3))).isEmpty();
  }

  @Rule({"ST-D-48", "ST-MOV-01"})
  @Test
  void shipsMoveAmongTheMissionsOfAllPlayers() {
    CardId ship = scene.ship(TWO, "331", 2); // all missions here are of the first player
    scene.person(TWO, "197", Host.ship(ship));
    scene.orders(TWO);
    assertThat(new StccgGame().legalActions(scene.state(), TWO))
        .contains(new Move(TWO, ship, false, 1), new Move(TWO, ship, true, 3));
    scene.quietly(new Move(TWO, ship, true, 3));
    assertThat(scene.ship(ship).location()).isEqualTo(3);
  }

  @Rule({"ST-ORD-05", "ST-ORD-09", "ST-I-18", "ST-MOV-01"})
  @Test
  void stoppedAndOthersShipsDoNotMove() {
    CardId ship = runabout(2);
    scene.with(ship, each -> each.copy().withStop(Stop.TURN)).orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, true, 3))).containsExactly("ST-ORD-05");
    assertThat(scene.against(new Move(TWO, ship, true, 3))).containsExactly("ST-ORD-09");
    CardId theirs = scene.ship(TWO, "331", 2);
    scene.person(TWO, "197", Host.ship(theirs));
    assertThat(scene.against(new Move(ONE, theirs, true, 3))).containsExactly("ST-MOV-01");
  }

  @Rule({"ST-X-21", "ST-DMG-03", "ST-D-26", "ST-MOV-08"})
  @Test
  void aDamagedShipHasRangeFiveAtMost() {
    CardId ship = runabout(2);
    scene.with(ship, each -> each.copy().withRangeUsed(2).withCondition(Condition.DAMAGED));
    scene.orders(ONE);
    assertThat(scene.against(new Move(ONE, ship, false, 1))).isEmpty(); // 3 are left
    assertThat(scene.against(new Move(ONE, ship, true, 4))).containsExactly("ST-MOV-03");
  }

  @Rule({"ST-STF-07", "ST-ORD-05", "ST-ORD-08", "ST-I-10"})
  @Test
  void whoIsStoppedFliesNoShipThoughTheShipIsNot() {
    CardId ship = scene.ship(ONE, "331", 2);
    scene.persons(ONE, Host.ship(ship), "204").stopped(ONE, Host.ship(ship)).orders(ONE);
    assertThat(scene.ship(ship).stopped()).isFalse();
    assertThat(scene.against(new Move(ONE, ship, true, 3))).containsExactly("ST-STF-06");
    Host other = Host.ship(scene.ship(ONE, "331", 2));
    CardId fresh = scene.person(ONE, "205", other);
    scene.does(new Beam(ONE, Optional.of(fresh), other, Host.ship(ship)));
    assertThat(scene.against(new Move(ONE, ship, true, 3))).isEmpty();
  }

  @Rule({"ST-MOV-08", "ST-DMG-03", "ST-ORD-04"})
  @Test
  void aDamagedShipThatHasUsedMoreThanItsRangeHasNoneLeft() {
    CardId ship = runabout(2);
    scene.with(ship, each -> each.copy().withRangeUsed(6)).damaged(ship).orders(ONE);
    assertThat(ShipNumbers.rangeLeft(scene.state(), scene.ship(ship))).isZero();
    assertThat(scene.against(new Move(ONE, ship, true, 3))).contains("ST-ORD-04");
  }

  @Rule("ST-STF-05")
  @Test
  void withATreatyPartnersFillTheIconsBesideOneOfTheShipsAffiliation() {
    CardId ship = scene.ship(ONE, "334", 2); // of the Federation: one command, two staff
    Move move = new Move(ONE, ship, true, 3);
    scene.lies(ONE, "099", On.table(ONE)); // with the Klingons
    scene.persons(ONE, Host.ship(ship), "268", "276", "276").orders(ONE);
    assertThat(scene.against(move)).containsExactly("ST-STF-03");
    scene.person(ONE, "197", Host.ship(ship)); // a CIVILIAN without an icon
    assertThat(scene.against(move)).isEmpty();
  }
}

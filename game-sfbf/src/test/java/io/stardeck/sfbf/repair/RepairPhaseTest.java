package io.stardeck.sfbf.repair;

import static io.stardeck.sfbf.repair.Repairing.control;
import static io.stardeck.sfbf.repair.Repairing.play;
import static io.stardeck.sfbf.repair.Repairing.repairing;
import static io.stardeck.sfbf.repair.Repairing.undamaged;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.RepairBox;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.ShipEvent.ShipRepaired;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RepairPhaseTest {
  @Rule({"BF-REP-01", "BF-I-29"})
  @Test
  void onlyOneRepairCardIsPlayed() {
    Scene scene =
        repairing(Given.advanced(2))
            .hand(ONE, "dc-2", "dc-3", "eng")
            .screen(ONE, "kli-c8")
            .damage("fed-ca", BoxType.HULL)
            .damage("kli-c8", BoxType.HULL)
            .scene();
    Scene one = scene.does(play("dc-2", "fed-ca"));
    assertThat(one.discarded("dc-2")).isTrue();
    one.rejects(play("dc-3", "kli-c8"), "BF-REP-01");
    one.rejects(play("eng", "kli-c8"), "BF-REP-01");
    scene.does(play("eng", "fed-ca")).rejects(play("dc-3", "kli-c8"), "BF-REP-01");
  }

  @Rule("BF-REP-01")
  @Test
  void withoutContinuousDamageControlThePhaseIsOverAfterTheOneCard() {
    Scene scene =
        repairing(Given.basic(2))
            .hand(ONE, "dc-2", "dc-3")
            .damage("fed-ca", BoxType.HULL, BoxType.HULL, BoxType.HULL)
            .scene()
            .does(play("dc-2", "fed-ca"));
    assertThat(scene.ship("fed-ca").damage()).isEqualTo(1);
    assertThat(scene.phase()).isNotInstanceOf(Phase.Repair.class);
  }

  @Rule({"BF-REP-02", "BF-X-47", "BF-D-15", "BF-CRD-21"})
  @Test
  void damageControlRemovesItsValueAndTheRestIsLost() {
    Scene scene =
        repairing(Given.basic(2))
            .hand(ONE, "dc-3")
            .damage("fed-ca", BoxType.HULL, BoxType.PHO)
            .scene()
            .does(play("dc-3", "fed-ca"));
    assertThat(scene.ship("fed-ca").damage()).isZero();
    assertThat(scene.events(ShipRepaired.class))
        .containsExactly(new ShipRepaired(ONE, ship("fed-ca"), 2));
    assertThat(scene.ruleOf(ShipRepaired.class)).isEqualTo("BF-REP-02");
    assertThat(scene.phase()).isNotInstanceOf(Phase.RepairBoxes.class);
  }

  @Rule({"BF-REP-02", "BF-REP-04", "BF-ACT-08", "BF-D-15"})
  @Test
  void theOwnerChoosesTheBoxesThatDamageControlRepairs() {
    Scene boxes =
        repairing(Given.basic(2))
            .hand(ONE, "dc-2")
            .damage("fed-ca", BoxType.HULL, BoxType.HULL, BoxType.PHO, BoxType.PH1)
            .scene()
            .does(play("dc-2", "fed-ca"));
    assertThat(boxes.phase()).isEqualTo(new Phase.RepairBoxes(ONE, ship("fed-ca"), 2));
    String title = boxes.view(ONE).table().card(ship("fed-ca")).title();
    assertThat(Scene.GAME.prompt(boxes.view(ONE)).text())
        .isEqualTo("Choose a box of " + title + " to repair, 2 left");
    boxes.rejects(new RepairBox(ONE, BoxType.DRN), "BF-REP-04");
    Scene done = boxes.does(new RepairBox(ONE, BoxType.PHO), new RepairBox(ONE, BoxType.PH1));
    assertThat(done.ship("fed-ca").damage()).isEqualTo(2);
    assertThat(done.told(ShipRepaired.class, TWO))
        .containsExactly(new ShipRepaired(ONE, ship("fed-ca"), 1));
    assertThat(undamaged(done, BoxType.PHO)).isEqualTo(2);
    assertThat(undamaged(done, BoxType.PH1)).isEqualTo(2);
    assertThat(done.phase()).isNotInstanceOf(Phase.RepairBoxes.class);
    Scene left = boxes.does(new RepairBox(ONE, BoxType.PHO), new RepairBox(ONE, BoxType.HULL));
    assertThat(left.ship("fed-ca").damaged().boxes()).as("leftmost first").containsExactly(3, 6);
  }

  @Rule("BF-REP-04")
  @Test
  void damageOnBoxesOfOneTypeIsRepairedWithoutAChoice() {
    Scene scene =
        repairing(Given.basic(2))
            .hand(ONE, "dc-2")
            .damage("fed-ca", BoxType.HULL, BoxType.HULL, BoxType.HULL)
            .scene()
            .does(play("dc-2", "fed-ca"));
    assertThat(scene.ship("fed-ca").damage()).isEqualTo(1);
    assertThat(scene.phase()).isNotInstanceOf(Phase.RepairBoxes.class);
  }

  @Rule({"BF-REP-03", "BF-D-15", "BF-CRD-22"})
  @Test
  void theEngineerRemovesAllDamageFromOneShip() {
    Scene scene =
        repairing(Given.basic(2))
            .hand(ONE, "eng")
            .screen(ONE, "kli-c8")
            .damage("fed-ca", BoxType.HULL, BoxType.HULL, BoxType.PHO, BoxType.PH1, BoxType.DRN)
            .damage("kli-c8", BoxType.HULL)
            .scene()
            .does(play("eng", "fed-ca"));
    assertThat(scene.ship("fed-ca").damage()).isZero();
    assertThat(scene.ship("kli-c8").damage()).isEqualTo(1);
    assertThat(scene.ruleOf(ShipRepaired.class)).isEqualTo("BF-REP-03");
    Scene counted =
        repairing(Given.config(2, c -> c.addOptions(Option.TRADITIONAL_DAMAGE)))
            .hand(ONE, "eng")
            .inReserve(ONE, "gor-bc", s -> s.withCounter(4))
            .scene()
            .does(play("eng", "gor-bc"));
    assertThat(counted.faceDown(ONE)).as("undamaged").containsExactly(ship("gor-bc"));
  }

  @Rule({"BF-D-56", "BF-REP-02"})
  @Test
  void pointsOfLostSquadronsAreRepairedBeforeTheCounter() {
    for (int[] points : new int[][] {{1, 3}, {2, 3}, {2, 0}}) {
      Scene scene =
          repairing(Given.config(2, c -> c.addOptions(Option.TRADITIONAL_DAMAGE)))
              .hand(ONE, "dc-2")
              .inReserve(
                  ONE,
                  "fed-cvs",
                  s -> s.withDamaged(BoxSet.firstBoxes(points[0])).withCounter(points[1]))
              .scene()
              .does(play("dc-2", "fed-cvs"));
      assertThat(scene.told(ShipRepaired.class, TWO))
          .containsExactly(new ShipRepaired(ONE, ship("fed-cvs"), 2));
      int left = points[0] + points[1] - 2;
      assertThat(scene.shows("fed-cvs")).as("undamaged, so face down").isEqualTo(left > 0);
      if (left > 0) {
        assertThat(scene.ship("fed-cvs").damaged().isEmpty()).isTrue();
        assertThat(scene.ship("fed-cvs").counter()).isEqualTo(left);
      }
    }
  }

  @Rule({"BF-REP-05", "BF-TRN-03"})
  @Test
  void repairCardsArePlayedInPhaseTwoAlone() {
    Given given = Given.advanced(2).screen(ONE, "fed-ca").screen(TWO, "kli-d7").hand(ONE, "dc-3");
    Scene choice = given.damage("fed-ca", BoxType.HULL).scene();
    choice.rejects(play("dc-3", "fed-ca"), "BF-TRN-03");
    Scene notRepair =
        repairing(Given.advanced(2)).hand(ONE, "rs-1").damage("fed-ca", BoxType.HULL).scene();
    notRepair.rejects(play("rs-1", "fed-ca"), "BF-REP-01");
  }

  @Rule({"BF-REP-07", "BF-REP-11", "BF-D-15"})
  @Test
  void aShipWithoutDamageGainsNothing() {
    Scene scene =
        repairing(Given.advanced(2))
            .hand(ONE, "dc-2", "eng")
            .screen(ONE, "kli-c8")
            .damage("kli-c8", BoxType.HULL)
            .scene();
    scene.rejects(control("fed-ca", BoxType.HULL), "BF-REP-11");
    scene.rejects(play("dc-2", "fed-ca"), "BF-REP-11");
    scene.rejects(play("eng", "fed-ca"), "BF-REP-11");
  }

  @Rule({"BF-REP-09", "BF-FRM-24"})
  @Test
  void shipsAreRepairedInEveryRowAndWithCardsOnThem() {
    Scene scene =
        repairing(Given.advanced(2))
            .main(ONE, "kli-c8")
            .damage("fed-ca", BoxType.HULL)
            .damage("kli-c8", BoxType.HULL)
            .erratic("fed-ca", "em-1")
            .weasel("kli-c8", "ww-1")
            .hand(ONE, "eng")
            .inReserve(
                ONE,
                "gor-bc",
                s -> s.withDamaged(BoxSet.firstBoxes(2)).withDisengaged(Optional.of(card("dsg"))))
            .scene();
    assertThat(scene.legal(ONE)).hasSizeGreaterThan(3);
    Scene done =
        scene.does(
            control("fed-ca", BoxType.HULL),
            control("kli-c8", BoxType.HULL),
            control("gor-bc", BoxType.PLS));
    assertThat(done.ship("fed-ca").damage()).isZero();
    assertThat(done.ship("kli-c8").damage()).isZero();
    assertThat(done.ship("gor-bc").damage()).isEqualTo(1);
    for (String ship : List.of("fed-ca", "kli-c8", "gor-bc")) {
      assertThat(scene.does(play("eng", ship)).ship(ship).damage()).isZero();
    }
  }

  @Rule({"BF-REP-10", "BF-CMP-06", "BF-CLK-02", "BF-WEB-02"})
  @Test
  void cloakAndWebAreNoDamageAndAreNotRepaired() {
    Scene scene =
        repairing(Given.advanced(2))
            .hand(ONE, "eng")
            .screen(ONE, "rom-we", "tho-cw")
            .cloaked("rom-we")
            .webbed("tho-cw")
            .damage("rom-we", BoxType.HULL)
            .scene();
    assertThat(scene.ship("tho-cw").damage()).isZero();
    scene.rejects(play("eng", "tho-cw"), "BF-REP-11");
    Scene repaired = scene.does(play("eng", "rom-we"));
    assertThat(repaired.ship("rom-we").damage()).isZero();
    assertThat(repaired.ship("rom-we").cloaked()).isTrue();
  }

  @Rule({"BF-INF-06", "BF-D-11"})
  @Test
  void aReserveShipThatLosesItsLastDamageTurnsFaceDown() {
    Scene scene =
        repairing(Given.advanced(2))
            .reserve(ONE, "gor-dd")
            .inReserve(ONE, "gor-bc", s -> s.withDamaged(BoxSet.firstBoxes(1)))
            .scene()
            .does(control("gor-bc", BoxType.PLS));
    assertThat(scene.shows("gor-bc")).isFalse();
    assertThat(scene.faceDown(ONE)).contains(ship("gor-bc"), ship("gor-dd"));
    assertThat(scene.view(TWO).faceDownSize(ONE)).isEqualTo(2);
  }

  @Rule({"BF-REP-02", "BF-D-56"})
  @Test
  void traditionalDamageIsRepairedByNumber() {
    Given given =
        repairing(Given.config(2, c -> c.addOptions(Option.TRADITIONAL_DAMAGE)))
            .hand(ONE, "dc-2")
            .inReserve(ONE, "gor-bc", s -> s.withCounter(4));
    Scene scene = given.scene().does(play("dc-2", "gor-bc"));
    assertThat(scene.ship("gor-bc").counter()).isEqualTo(2);
    Scene less = scene.does(new ControlDamage(ONE, ship("gor-bc"), Optional.empty()));
    assertThat(less.ship("gor-bc").counter()).isEqualTo(1);
    Scene squadron =
        repairing(Given.config(2, c -> c.addOptions(Option.TRADITIONAL_DAMAGE)))
            .hand(ONE, "dc-2")
            .inReserve(ONE, "kzi-cvs", s -> s.withCounter(3).withDamaged(BoxSet.firstBoxes(1)))
            .scene()
            .does(play("dc-2", "kzi-cvs"));
    assertThat(squadron.ship("kzi-cvs").damage()).as("4 less 2, the token too").isEqualTo(2);
  }

  @Rule({"BF-REP-11", "BF-TRN-05"})
  @Test
  void thePhaseGoesByWithoutDamage() {
    Scene scene =
        Given.basic(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "rs-1")
            .hand(TWO, "eng", "dc-2", "rs-2", "rs-3", "rs-4")
            .phases(PhaseStack.turnEnd(ONE))
            .scene()
            .does(new EndTurn(ONE));
    assertThat(scene.decider()).isEqualTo(TWO);
    assertThat(scene.phase()).isNotInstanceOf(Phase.Repair.class);
  }

  @Rule({"BF-REP-02", "BF-D-15"})
  @Test
  void damageControlOfAsMuchAsThereIsTakesAllOffAtOnce() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .damage("fed-ca", BoxType.PHO, BoxType.HULL)
            .hand(ONE, "dc-2", "rs-1")
            .phases(PhaseStack.repair(ONE))
            .scene()
            .does(play("dc-2", "fed-ca"));
    assertThat(scene.ship("fed-ca").damage()).isZero();
    assertThat(scene.phase()).isNotInstanceOf(Phase.RepairBoxes.class);
  }
}

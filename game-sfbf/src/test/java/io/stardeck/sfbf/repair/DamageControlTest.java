package io.stardeck.sfbf.repair;

import static io.stardeck.sfbf.repair.Repairing.control;
import static io.stardeck.sfbf.repair.Repairing.play;
import static io.stardeck.sfbf.repair.Repairing.repairing;
import static io.stardeck.sfbf.repair.Repairing.undamaged;
import static io.stardeck.sfbf.scene.Given.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.Pile;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.action.RepairBox;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

class DamageControlTest {
  @Rule({"BF-REP-06", "BF-REP-04"})
  @Test
  void eachDamagedShipLosesOneDamageWithoutACard() {
    Scene scene =
        repairing(Given.advanced(2))
            .main(ONE, "kli-c8")
            .damage("fed-ca", BoxType.HULL, BoxType.PHO)
            .damage("kli-c8", BoxType.HULL, BoxType.HULL)
            .inReserve(ONE, "gor-dd", ship -> ship.withDamaged(BoxSet.firstBoxes(2)))
            .scene()
            .does(control("fed-ca", BoxType.PHO));
    assertThat(undamaged(scene, BoxType.PHO)).isEqualTo(2);
    scene.rejects(control("fed-ca", BoxType.HULL), "BF-REP-06");
    scene.rejects(control("kli-c8", BoxType.DSR), "BF-REP-06");
    Scene both = scene.does(control("kli-c8", BoxType.HULL), control("gor-dd", BoxType.PLS));
    assertThat(both.ship("kli-c8").damage()).isEqualTo(1);
    assertThat(both.ship("gor-dd").damage()).as("in the Reserve too").isEqualTo(1);
    assertThat(both.phase()).as("nothing left to do").isNotInstanceOf(Phase.Repair.class);
  }

  @Rule({"BF-REP-06", "BF-GEN-03"})
  @Test
  void theBasicGameHasNoContinuousDamageControl() {
    repairing(Given.basic(2))
        .hand(ONE, "dc-2")
        .damage("fed-ca", BoxType.HULL)
        .scene()
        .rejects(control("fed-ca", BoxType.HULL), "BF-GEN-03");
  }

  @Rule("BF-REP-07")
  @Test
  void whatIsNotUsedIsLost() {
    Scene next =
        repairing(Given.advanced(2))
            .damage("fed-ca", BoxType.HULL, BoxType.HULL, BoxType.HULL)
            .scene()
            .does(new EndRepair(ONE));
    Scene later = Scene.at(next.state().with(next.state().table().withPhases(repairStack())));
    Scene once = later.does(control("fed-ca", BoxType.HULL));
    assertThat(once.ship("fed-ca").damage()).isEqualTo(2);
    assertThat(once.phase()).as("one again, not two").isNotInstanceOf(Phase.Repair.class);
  }

  @Rule({"BF-REP-08", "BF-D-15"})
  @Test
  void damageControlIsFreeBeforeAndAfterTheCard() {
    Scene scene =
        repairing(Given.advanced(2))
            .hand(ONE, "dc-2")
            .screen(ONE, "kli-c8")
            .damage("fed-ca", BoxType.HULL, BoxType.HULL, BoxType.HULL)
            .damage("kli-c8", BoxType.HULL)
            .scene()
            .does(
                control("fed-ca", BoxType.HULL),
                play("dc-2", "fed-ca"),
                control("kli-c8", BoxType.HULL));
    assertThat(scene.ship("fed-ca").damage()).isZero();
    assertThat(scene.ship("kli-c8").damage()).isZero();
  }

  @Rule({"BF-REP-10", "BF-CLK-02", "BF-WEB-02"})
  @Test
  void whatRepairsABoxLeavesCloakAndWebAlone() {
    Scene scene =
        repairing(Given.advanced(2))
            .hand(ONE, "dc-2")
            .screen(ONE, "rom-we", "tho-dn")
            .cloaked("rom-we")
            .webbed("tho-dn")
            .damage("rom-we", BoxType.HULL, BoxType.HULL, BoxType.PH1)
            .damage("tho-dn", BoxType.HULL, BoxType.PH1)
            .scene()
            .does(
                control("rom-we", BoxType.HULL),
                control("tho-dn", BoxType.PH1),
                play("dc-2", "rom-we"));
    assertThat(scene.ship("rom-we").damage()).isZero();
    assertThat(scene.ship("rom-we").cloaked()).isTrue();
    Scene boxes =
        repairing(Given.advanced(2))
            .hand(ONE, "dc-2")
            .screen(ONE, "rom-we")
            .cloaked("rom-we")
            .damage("rom-we", BoxType.HULL, BoxType.HULL, BoxType.PH1)
            .scene()
            .does(play("dc-2", "rom-we"), new RepairBox(ONE, BoxType.PH1));
    assertThat(boxes.ship("rom-we").cloaked()).isTrue();
  }

  @Rule("BF-REP-08")
  @Test
  void theCardMayFollowWhenAllShipsHaveHadTheirDamageControl() {
    Scene scene =
        repairing(Given.advanced(2))
            .hand(ONE, "dc-2")
            .damage("fed-ca", BoxType.HULL, BoxType.HULL, BoxType.HULL)
            .scene()
            .does(control("fed-ca", BoxType.HULL), play("dc-2", "fed-ca"));
    assertThat(scene.ship("fed-ca").damage()).isZero();
  }

  private static Pile<Phase> repairStack() {
    return Pile.<Phase>empty().pushAll(List.of(PhaseStack.repair(ONE)));
  }
}

package io.stardeck.sfbf.formation;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DropCloak;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.EndRepair;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.ShipEvent.DeviceOn;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeviceTest {
  private static final EndFormation END = new EndFormation(ONE);

  @Rule({"BF-FRM-04", "BF-D-17", "BF-WEB-07"})
  @Test
  void websGoOffWhenPhaseThreeBeginsAndCloaksStay() {
    Scene scene =
        fleet(Given.advanced(2))
            .webbed("tho-cw")
            .main(ONE, "tho-dn")
            .webbed("tho-dn")
            .cloaked("rom-we")
            .damage("fed-ca", BoxType.HULL)
            .phases(PhaseStack.repair(ONE))
            .scene()
            .does(new EndRepair(ONE));
    assertThat(scene.ship("tho-cw").webbed()).isFalse();
    assertThat(scene.ship("rom-we").cloaked()).isTrue();
    assertThat(scene.ship("tho-dn").webbed()).isFalse();
    assertThat(scene.events(DeviceOff.class))
        .containsExactly(new DeviceOff(ONE, ship("tho-cw")), new DeviceOff(ONE, ship("tho-dn")));
    Scene again = scene.does(on("tho-cw"));
    assertThat(again.ship("tho-cw").webbed()).as("at its cost, in the same phase").isTrue();
    again.rejects(move("fed-ca", Row.MAIN), "BF-FRM-06");
  }

  @Rule({"BF-FRM-04", "BF-D-17"})
  @Test
  void theSecondChangeLeavesTheWebOn() {
    Scene scene =
        forming(fleet(Given.advanced(2))).scene().does(on("tho-cw"), END, new SecondFormation(ONE));
    assertThat(scene.ship("tho-cw").webbed()).isTrue();
  }

  @Rule({"BF-FRM-05", "BF-D-17"})
  @Test
  void cloaksGoOffFreeOfCharge() {
    Scene scene = forming(fleet(Given.advanced(2))).cloaked("rom-we").scene();
    Scene off = scene.does(new DropCloak(ONE, ship("rom-we")));
    assertThat(off.ship("rom-we").cloaked()).isFalse();
    assertThat(off.told(DeviceOff.class, TWO)).containsExactly(new DeviceOff(ONE, ship("rom-we")));
    off.does(move("gor-bc", Row.SCREEN), move("fed-ca", Row.MAIN));
    off.rejects(new DropCloak(ONE, ship("rom-we")), "BF-FRM-05");
    Scene second = scene.does(END, new SecondFormation(ONE));
    second.rejects(new DropCloak(ONE, ship("rom-we")), "BF-TRN-03");
  }

  @Rule({"BF-CLK-01", "BF-WEB-01", "BF-FRM-08"})
  @Test
  void oneDeviceOfTheScreenAndOneOfTheMainBody() {
    Scene scene = forming(fleet(Given.advanced(2)).screen(ONE, "rom-fh")).scene();
    Scene web = scene.does(on("tho-cw"));
    assertThat(web.ship("tho-cw").webbed()).isTrue();
    assertThat(web.ship("tho-cw").cloaked()).isFalse();
    assertThat(web.events(DeviceOn.class)).containsExactly(new DeviceOn(ONE, ship("tho-cw")));
    web.rejects(on("rom-fh"), "BF-FRM-08");
    web.rejects(move("fed-ca", Row.MAIN), "BF-FRM-06");
    Scene both = web.does(on("rom-we"));
    assertThat(both.ship("rom-we").cloaked()).isTrue();
  }

  @Rule({"BF-FRM-08", "BF-D-18"})
  @Test
  void theMoveOfTheRowIsThePrice() {
    Scene scene = forming(fleet(Given.advanced(2))).reserve(ONE, "kzi-bc").scene();
    scene.does(move("fed-ca", Row.MAIN)).rejects(on("tho-cw"), "BF-FRM-08");
    Scene moved = scene.does(move("tho-cw", Row.MAIN)).does(on("tho-cw"));
    assertThat(moved.ship("tho-cw").webbed()).as("moved, then on").isTrue();
    moved.rejects(move("gor-bc", Row.SCREEN), "BF-FRM-06");
  }

  @Rule({"BF-FRM-09", "BF-CLK-01", "BF-WEB-01"})
  @Test
  void aDeviceNeedsItsSymbolAndAPlaceInLine() {
    Scene scene =
        forming(fleet(Given.advanced(2)).reserve(ONE, "rom-fh"))
            .inReserve(ONE, "rom-sk", s -> s.withDamaged(BoxSet.firstBoxes(1)))
            .scene();
    scene.rejects(on("fed-ca"), "BF-FRM-09");
    scene.rejects(on("rom-fh"), "BF-FRM-09");
    scene.rejects(on("rom-sk"), "BF-FRM-09");
    scene.does(on("rom-we")).rejects(on("rom-we"), "BF-FRM-09");
  }

  @Rule({"BF-FRM-07", "BF-WEB-07"})
  @Test
  void aWebbedShipDoesNotChangeFormation() {
    Scene scene =
        forming(fleet(Given.advanced(2))).scene().does(on("tho-cw"), END, new SecondFormation(ONE));
    scene.rejects(move("tho-cw", Row.MAIN), "BF-FRM-07");
  }

  @Rule({"BF-CLK-07", "BF-D-34"})
  @Test
  void aCloakedShipMovesAndLosesItsMarkerInTheReserve() {
    Scene scene = forming(fleet(Given.advanced(2))).cloaked("rom-we").scene();
    assertThat(scene.does(move("rom-we", Row.SCREEN)).ship("rom-we").cloaked()).isTrue();
    Scene away = scene.does(move("rom-we", Row.RESERVE));
    assertThat(away.shows("rom-we")).isFalse();
    assertThat(away.events(DeviceOff.class)).containsExactly(new DeviceOff(ONE, ship("rom-we")));
    Scene back = away.does(END, new SecondFormation(ONE), move("rom-we", Row.SCREEN));
    assertThat(back.ship("rom-we").cloaked()).isFalse();
  }

  @Rule({"BF-CLK-07", "BF-CLK-08", "BF-D-34"})
  @Test
  void aDamagedShipToo() {
    Scene scene =
        forming(fleet(Given.advanced(2))).cloaked("rom-we").damage("rom-we", BoxType.HULL).scene();
    Scene away = scene.does(move("rom-we", Row.RESERVE));
    assertThat(away.ship("rom-we").cloaked()).isFalse();
    assertThat(away.ship("rom-we").damage()).isEqualTo(1);
  }

  @Rule({"BF-CLK-08", "BF-D-34"})
  @Test
  void aShipThatDisengagesLosesItsMarker() {
    Given attack = fleet(Given.advanced(2)).screen(TWO, "rom-fh").cloaked("rom-fh");
    Scene away = disengage(attack);
    assertThat(away.row("rom-fh")).isEqualTo(Row.RESERVE);
    assertThat(away.ship("rom-fh").cloaked()).isFalse();
    Given flat =
        Given.config(2, c -> c.formation(false)).screen(ONE, "fed-ca").screen(TWO, "rom-fh");
    assertThat(disengage(flat.cloaked("rom-fh")).ship("rom-fh").cloaked()).isFalse();
  }

  @Rule({"BF-X-60", "BF-I-41", "BF-ATK-08", "BF-FRM-08", "BF-D-18", "BF-WEB-01", "BF-WEB-04"})
  @Test
  void theSecondChangeSwitchesOneDeviceOn() {
    Scene first = forming(fleet(Given.advanced(2))).scene();
    first.does(on("tho-cw"), on("rom-we"));
    Scene second = first.does(END, new SecondFormation(ONE), on("tho-cw"));
    second.rejects(on("rom-we"), "BF-ATK-08");
    Scene webbed = first.does(on("tho-cw"), END, new SecondFormation(ONE));
    assertThat(webbed.ship("tho-cw").webbed()).as("until the next phase 3").isTrue();
    assertThat(second.does(move("gor-bc", Row.SCREEN)).row("gor-bc")).isEqualTo(Row.SCREEN);
  }

  @Rule({"BF-D-02", "BF-FRM-08"})
  @Test
  void withoutFormationOneDeviceInPhaseThreeAndOneInsteadOfAnAttack() {
    Scene scene =
        forming(
                Given.config(2, c -> c.formation(false))
                    .screen(ONE, "tho-cw", "rom-we", "rom-fh")
                    .screen(TWO, "kli-d7"))
            .scene()
            .does(on("tho-cw"));
    assertThat(scene.phase()).as("nothing left to do").isInstanceOf(Phase.Choice.class);
    Scene more = scene.does(new SecondFormation(ONE), on("rom-we"));
    assertThat(more.ship("rom-we").cloaked()).isTrue();
    assertThat(more.state().table().active()).isEqualTo(TWO);
  }

  @Rule({"BF-GEN-04", "BF-GEN-03"})
  @Test
  void theBasicGameHasNoDevices() {
    Scene scene =
        forming(Given.basic(2).screen(ONE, "tho-cw", "rom-we").screen(TWO, "kli-d7"))
            .hand(ONE, "rs-1")
            .scene();
    scene.rejects(on("tho-cw"), "BF-GEN-03");
    scene.rejects(new DropCloak(ONE, ship("rom-we")), "BF-GEN-03");
  }

  /** Seat 1 attacks the Firehawk of seat 2, which disengages. */
  private static Scene disengage(Given given) {
    return given
        .hand(ONE, "ph1-2-1")
        .hand(TWO, "dsg")
        .phases(PhaseStack.choice(ONE))
        .scene()
        .does(
            new BeginAttack(ONE, ship("fed-ca")),
            new AimAt(ONE, ship("rom-fh")),
            new AddWeapon(ONE, card("ph1-2-1"), BoxType.PH1),
            new Commit(ONE),
            new PlayDefence(TWO, card("dsg"), Optional.empty(), Optional.empty()));
  }

  private static ActivateDevice on(String ship) {
    return new ActivateDevice(ONE, ship(ship));
  }

  private static MoveShip move(String ship, Row row) {
    return new MoveShip(ONE, ship(ship), row);
  }

  private static Given fleet(Given given) {
    return given
        .screen(ONE, "fed-ca", "tho-cw")
        .main(ONE, "rom-we", "gor-bc")
        .screen(TWO, "kli-d7");
  }

  private static Given forming(Given given) {
    return given.phases(
        PhaseStack.with(
            PhaseStack.choice(ONE),
            new Phase.Formation(ONE, false, true, ImmutableList.of(), 0, 0, ImmutableList.of())));
  }
}

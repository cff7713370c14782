package io.stardeck.sfbf.flotilla;

import static io.stardeck.sfbf.flotilla.Flotillas.fire;
import static io.stardeck.sfbf.flotilla.Flotillas.played;
import static io.stardeck.sfbf.flotilla.Flotillas.two;
import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.FlotillaDestroyed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** Who may fire at a PF flotilla, and who is passed over. */
class WhoMayInterceptTest {
  @Test
  @Rule({"BF-PFF-07", "BF-D-47"})
  void whoCannotFireDoesNotIntercept() {
    Given given =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .hand(ONE, "pff")
            .screen(TWO, "fed-ca", "ori-br", "fed-dd", "tho-cw", "kli-d7")
            .main(TWO, "gor-dd")
            .reserve(TWO, "fed-cl")
            .inReserve(TWO, "fed-dn", ship -> ship.withDamaged(BoxSet.firstBoxes(1)))
            .weasel("fed-ca", "ww-1")
            .cloaked("ori-br")
            .disengaged("fed-dd", "dsg")
            .webbed("tho-cw")
            .erratic("kli-d7", "em-1")
            .hand(TWO, "ph1-2-1", "ph3-2-1", "dsr-3-1");
    Scene scene = played(given);
    for (String idle : new String[] {"fed-ca", "ori-br", "fed-dd", "fed-cl", "fed-dn"}) {
      scene.rejects(fire(TWO, idle, "ph1-2-1"), "BF-PFF-07");
    }
    scene.rejects(fire(TWO, "rom-we", "ph1-2-1"), "BF-ACT-01");
    assertThat(fire(scene.does(fire(TWO, "tho-cw", "dsr-3-1")))).as("full effect").isEqualTo(3);
    for (String armed : new String[] {"kli-d7", "gor-dd"}) {
      assertThat(fire(scene.does(fire(TWO, armed, "ph3-2-1")))).as("full effect").isEqualTo(2);
    }
  }

  @Test
  @Rule({"BF-PFF-07", "BF-D-47"})
  void aShipWithErraticManeuversOrAWebIsEnoughToOpenTheWindow() {
    Scene scene =
        played(
            Given.advanced(2)
                .screen(ONE, "fed-ff")
                .hand(ONE, "pff")
                .screen(TWO, "kli-d7")
                .erratic("kli-d7", "em-1")
                .hand(TWO, "ph1-2-1"));
    assertThat(scene.decider()).isEqualTo(TWO);
    scene.does(fire(TWO, "kli-d7", "ph1-2-1"));
    played(
            Given.advanced(2)
                .screen(ONE, "fed-ff")
                .hand(ONE, "pff")
                .screen(TWO, "tho-cw")
                .webbed("tho-cw")
                .hand(TWO, "dsr-3-1"))
        .does(fire(TWO, "tho-cw", "dsr-3-1"));
  }

  @Test
  @Rule({"BF-PFF-07", "BF-D-74"})
  void aWebbedShipInterceptsWithNoPhaser() {
    Scene scene =
        played(
            Given.advanced(2)
                .screen(ONE, "fed-ff")
                .hand(ONE, "pff")
                .screen(TWO, "tho-cw")
                .webbed("tho-cw")
                .hand(TWO, "ph1-2-1", "ph3-2-1", "dsr-3-1"));
    scene
        .rejects(fire(TWO, "tho-cw", "ph1-2-1"), "BF-PFF-07")
        .rejects(fire(TWO, "tho-cw", "ph3-2-1"), "BF-PFF-07")
        .does(fire(TWO, "tho-cw", "dsr-3-1"));
  }

  @Test
  @Rule({"BF-PFF-07", "BF-I-40"})
  void aWebbedShipWithPhasersAloneOpensNoWindow() {
    Scene scene =
        played(
            Given.advanced(2)
                .screen(ONE, "fed-ff")
                .hand(ONE, "pff")
                .screen(TWO, "tho-cw")
                .webbed("tho-cw")
                .damage("tho-cw", BoxType.DSR, BoxType.DSR)
                .hand(TWO, "dsr-3-1"));
    assertThat(scene.phase()).isEqualTo(new Phase.FlotillaTarget(ONE));
  }

  @Test
  @Rule("BF-I-40")
  void whoHasNoCardOrNoShipThatMayFireIsPassedOver() {
    Scene scene =
        played(
            Given.advanced(4)
                .screen(ONE, "fed-ff")
                .screen(TWO, "fed-ca")
                .screen(THREE, "ori-br")
                .cloaked("ori-br")
                .screen(FOUR, "rom-we")
                .hand(ONE, "pff")
                .hand(THREE, "ph1-2-1")
                .hand(FOUR, "dc-2"));
    assertThat(scene.phase()).isEqualTo(new Phase.Interception(FOUR, ImmutableList.of()));
    assertThat(scene.legal(FOUR)).containsExactly(new PassIntercept(FOUR));
  }

  @Test
  @Rule({"BF-OPT-12", "BF-D-55"})
  void alliesOfTheActivePlayerDoNotIntercept() {
    Scene scene =
        played(
            Given.config(4, config -> config.addOptions(Option.ALLIES))
                .screen(ONE, "fed-ff")
                .screen(TWO, "fed-ca")
                .screen(THREE, "rom-we")
                .screen(FOUR, "kli-d7")
                .hand(ONE, "pff")
                .hand(TWO, "ph1-2-1")
                .hand(THREE, "ph1-2-2")
                .hand(FOUR, "ph1-2-3"));
    assertThat(scene.phase()).isEqualTo(new Phase.Interception(TWO, ImmutableList.of(FOUR)));
  }

  @Test
  @Rule({"BF-RSV-02", "BF-RSV-03", "BF-PFF-05"})
  void anInterceptorWithAnEmptyHandMayTakeAReserveCardAndFireIt() {
    Scene scene =
        played(two().hand(TWO, "pho-6-1").stash(TWO, "pho-6-2"))
            .does(
                fire(TWO, "fed-ca", "pho-6-1"),
                new TakeReserveEmpty(TWO, card("pho-6-2")),
                fire(TWO, "fed-ca", "pho-6-2"));
    assertThat(scene.events(FlotillaDestroyed.class)).hasSize(1);
  }
}

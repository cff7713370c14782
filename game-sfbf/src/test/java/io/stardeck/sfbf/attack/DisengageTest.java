package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.Volley.given;
import static io.stardeck.sfbf.attack.Volley.photonSix;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.ShipEvent.ForcedAdvance;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Row;
import org.junit.jupiter.api.Test;

/** Disengage (BF-DEF-50 to 55). */
final class DisengageTest {
  @Rule({
    "BF-X-52",
    "BF-DEF-50",
    "BF-DEF-51",
    "BF-DEF-52",
    "BF-DEF-55",
    "BF-FRM-16",
    "BF-CRD-20",
    "BF-D-11"
  })
  @Test
  void disengageAvoidsTheAttackAndFillsTheReserve() {
    Scene scene =
        given()
            .screen(ONE, "gor-dn")
            .reserve(TWO, "kli-d7", "kli-d5")
            .hand(ONE, "plr-9", "env-1", "pls-6-1", "env-2")
            .hand(TWO, "rs-1", "ecm-4", "dsg", "dc-2")
            .scene()
            .does(begin("gor-dn"), aim("kli-c8"), weapon("plr-9", BoxType.PLR))
            .does(support("env-1", "plr-9"), weapon("pls-6-1", BoxType.PLS))
            .does(support("env-2", "pls-6-1"), commit())
            .does(defend("rs-1"), defend("ecm-4"), defend("dsg"));
    assertThat(scene.shows("kli-c8")).as("30 points would have destroyed it").isTrue();
    assertThat(scene.ship("kli-c8").damage()).isZero();
    assertThat(scene.row("kli-c8")).isEqualTo(Row.RESERVE);
    assertThat(scene.ship("kli-c8").disengaged()).contains(Given.card("dsg"));
    assertThat(scene.state().reserveSize(TWO)).isEqualTo(3);
    assertThat(scene.discarded("rs-1")).isTrue();
    assertThat(scene.discarded("ecm-4")).isTrue();
    assertThat(scene.discarded("plr-9")).isTrue();
    assertThat(scene.discarded("dsg")).isFalse();
    assertThat(scene.state().table().attack()).isEmpty();
  }

  @Rule({"BF-DEF-53", "BF-D-34", "BF-CLK-08"})
  @Test
  void disengagingShipLosesWhatIsOnIt() {
    Scene scene =
        photonSix(
                Given.advanced(2)
                    .screen(ONE, "fed-ca")
                    .screen(TWO, "rom-we", "tho-pc")
                    .cloaked("rom-we")
                    .erratic("rom-we", "em-1")
                    .weasel("rom-we", "ww-1")
                    .hand(ONE, "pho-6-1")
                    .hand(TWO, "dsg"),
                "rom-we")
            .does(defend("dsg"));
    assertThat(scene.ship("rom-we").cloaked()).isFalse();
    assertThat(scene.ship("rom-we").erratic()).isEmpty();
    assertThat(scene.ship("rom-we").weasel()).isEmpty();
    assertThat(scene.discarded("em-1")).isTrue();
    assertThat(scene.discarded("ww-1")).isTrue();
  }

  @Rule({"BF-DEF-53", "BF-D-02"})
  @Test
  void withoutFormationItStaysWhereItIsWithItsWebOff() {
    Scene scene =
        Given.config(2, config -> config.formation(false))
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-dn", "tho-pc")
            .webbed("tho-dn")
            .hand(ONE, "pho-6-1")
            .hand(TWO, "dsg")
            .scene()
            .does(begin("fed-ca"), aim("tho-dn"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(defend("dsg"));
    assertThat(scene.row("tho-dn")).isEqualTo(Row.SCREEN);
    assertThat(scene.ship("tho-dn").webbed()).isFalse();
  }

  @Rule({"BF-FRM-17", "BF-DMG-12", "BF-D-20"})
  @Test
  void lastScreenShipThatDisengagesLetsTheMainBodyAdvance() {
    Scene scene =
        photonSix(
                Given.advanced(2)
                    .screen(ONE, "fed-ca")
                    .screen(TWO, "kli-c8")
                    .main(TWO, "kli-d7", "kli-d5")
                    .hand(ONE, "pho-6-1")
                    .hand(TWO, "dsg"),
                "kli-c8")
            .does(defend("dsg"));
    assertThat(scene.events(ForcedAdvance.class)).hasSize(1);
    assertThat(scene.row("kli-d7")).isEqualTo(Row.SCREEN);
    assertThat(scene.fleet(TWO).main()).isEmpty();
  }

  @Rule({"BF-DEF-51", "BF-D-02"})
  @Test
  void inTheBasicGameADisengagedShipStaysAndIsLeftAlone() {
    Scene scene =
        Given.basic(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8")
            .hand(ONE, "pho-6-1")
            .hand(TWO, "dsg")
            .scene()
            .does(begin("fed-ca"), aim("kli-c8"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(defend("dsg"));
    assertThat(scene.row("kli-c8")).isEqualTo(Row.SCREEN);
    assertThat(scene.ship("kli-c8").disengaged()).isPresent();
  }
}

package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.attack.Volley.photons;
import static io.stardeck.sfbf.attack.Volley.target;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.allocate;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.cancel;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.ShipEvent.BoxDamaged;
import io.stardeck.sfbf.event.ShipEvent.ForcedAdvance;
import io.stardeck.sfbf.event.ShipEvent.ShipDestroyed;
import io.stardeck.sfbf.event.TurnEvent.PlayerOut;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import org.junit.jupiter.api.Test;

/** What an attack does to its target (BF-DMG). */
final class DamageTest {
  @Rule({"BF-X-20", "BF-DMG-06", "BF-D-62", "BF-DMG-07", "BF-DMG-08"})
  @Test
  void moreDamageThanBoxesDestroysAsMuchDoesNot() {
    Scene eight = photons(target("fed-ca", "tho-pc"), "fed-ca", "pho-6-1", "ph1-2-1").does(pass());
    assertThat(eight.dealt()).isEqualTo(8);
    assertThat(eight.ship("fed-ca").damage()).isEqualTo(8);
    assertThat(eight.fleet(ONE).trophies()).isEmpty();
    Scene one =
        photons(
                target("fed-ca", "tho-pc")
                    .damage("fed-ca", BoxType.PHO, BoxType.PHO, BoxType.DRN, BoxType.PH1)
                    .damage("fed-ca", BoxType.PH1, BoxType.HULL, BoxType.HULL, BoxType.HULL),
                "fed-ca",
                "ph1-2-1")
            .does(pass());
    assertThat(one.shows("fed-ca")).isFalse();
    assertThat(one.fleet(ONE).trophies()).containsExactly(Given.ship("fed-ca"));
    Scene nine = photons(target("fed-ca", "tho-pc"), "fed-ca", "pho-5-1", "ph1-4-1").does(pass());
    assertThat(nine.shows("fed-ca")).isFalse();
    assertThat(nine.events(ShipDestroyed.class)).hasSize(1);
    Scene more = photons(target("fed-ca", "tho-pc"), "fed-ca", "pho-6-1", "pho-5-1").does(pass());
    assertThat(more.ship("tho-pc").damage()).as("the excess is lost").isZero();
  }

  @Rule({"BF-X-21", "BF-DMG-02", "BF-DMG-09", "BF-D-39", "BF-RCT-02"})
  @Test
  void overloadsAndSeveralDefences() {
    for (String ship : new String[] {"fed-ca", "kli-c8"}) {
      Scene scene =
          Given.advanced(2)
              .screen(ONE, "kli-d7")
              .screen(TWO, ship, "tho-pc")
              .hand(ONE, "dsr-5-1", "ovl-1", "dsr-3-1", "ph1-4-1", "eccm-1")
              .hand(TWO, "rs-1", "ecm-4", "em-1", "dc-2")
              .scene()
              .does(begin("kli-d7"), aim(ship), weapon("dsr-5-1", BoxType.DSR))
              .does(support("ovl-1", "dsr-5-1"), weapon("dsr-3-1", BoxType.DSR))
              .does(weapon("ph1-4-1", BoxType.PH1), commit())
              .does(defend("rs-1"), defend("ecm-4"), cancel("eccm-1"), defend("em-1"), pass());
      assertThat(scene.dealt()).isEqualTo(10);
      if (ship.equals("fed-ca")) {
        assertThat(scene.shows(ship)).isFalse();
        assertThat(scene.discarded("em-1")).isTrue();
      } else {
        assertThat(scene.phase()).isInstanceOf(Phase.Allocation.class);
        assertThat(scene.ship(ship).erratic()).isPresent();
        while (scene.phase() instanceof Phase.Allocation) {
          scene = scene.does(scene.legal(TWO).get(0));
        }
        assertThat(scene.ship(ship).damage()).isEqualTo(10);
      }
    }
  }

  @Rule({"BF-DMG-05", "BF-ACT-08", "BF-DMG-10"})
  @Test
  void defenderChoosesTheBoxes() {
    Scene scene =
        photons(target("fed-ca", "tho-pc"), "fed-ca", "pho-5-1")
            .does(pass())
            .rejects(allocate(BoxType.FTR), "BF-DMG-05")
            .does(allocate(BoxType.PH1), allocate(BoxType.PH1))
            .rejects(allocate(BoxType.PH1), "BF-DMG-05")
            .does(allocate(BoxType.HULL), allocate(BoxType.DRN), allocate(BoxType.HULL));
    assertThat(scene.ship("fed-ca").damaged().boxes()).containsExactly(2, 3, 4, 5, 6);
    assertThat(scene.events(BoxDamaged.class)).hasSize(1);
    assertThat(scene.phase()).isNotInstanceOf(Phase.Allocation.class);
  }

  @Rule("BF-DMG-05")
  @Test
  void choiceOfABoxNamesTheShipAndWhatIsLeft() {
    Scene scene =
        photons(target("fed-ca", "tho-pc"), "fed-ca", "pho-5-1")
            .does(pass())
            .does(allocate(BoxType.PH1));
    String title = scene.view(TWO).table().card(Given.ship("fed-ca")).title();
    assertThat(Scene.GAME.prompt(scene.view(TWO)).text())
        .isEqualTo("Choose a box of " + title + " to be damaged, 4 left");
  }

  @Rule({"BF-DMG-05", "BF-ACT-08", "BF-I-40"})
  @Test
  void boxesAllAlikeLeaveNoChoice() {
    Scene scene =
        photons(
                target("fed-ca", "tho-pc")
                    .damage("fed-ca", BoxType.PHO, BoxType.PHO, BoxType.DRN)
                    .damage("fed-ca", BoxType.PH1, BoxType.PH1),
                "fed-ca",
                "ph1-2-1")
            .does(pass());
    assertThat(scene.ship("fed-ca").damaged())
        .as("the leftmost two of three")
        .isEqualTo(BoxSet.firstBoxes(7));
    assertThat(scene.phase()).isNotInstanceOf(Phase.Allocation.class);
  }

  @Rule({"BF-DMG-06", "BF-D-62", "BF-I-40"})
  @Test
  void asMuchDamageAsADamagedShipHasBoxesLeftFillsThemWithoutAChoice() {
    Scene scene =
        photons(
                target("fed-ca", "tho-pc").damage("fed-ca", BoxType.PHO, BoxType.PHO, BoxType.HULL),
                "fed-ca",
                "pho-5-1")
            .does(pass());
    assertThat(scene.ship("fed-ca").damage()).isEqualTo(8);
    assertThat(scene.phase()).isNotInstanceOf(Phase.Allocation.class);
  }

  @Rule({"BF-X-43", "BF-FRM-17", "BF-DMG-12", "BF-FRM-27"})
  @Test
  void whenTheScreenIsDestroyedTheMainBodyAdvances() {
    Scene scene =
        photons(target("tho-pc").main(TWO, "kli-d7", "kli-c8", "kli-d5"), "tho-pc", "pho-6-1")
            .does(pass());
    assertThat(scene.events(ForcedAdvance.class)).hasSize(1);
    assertThat(scene.fleet(TWO).main()).isEmpty();
    assertThat(scene.fleet(TWO).screen())
        .extracting(ship -> ship.id())
        .containsExactly(Given.ship("kli-d7"), Given.ship("kli-c8"), Given.ship("kli-d5"));
    assertThat(scene.row("kli-d7")).isEqualTo(Row.SCREEN);
  }

  @Rule({"BF-DMG-13", "BF-DMG-08"})
  @Test
  void lastShipDestroyedEndsTheGameOrPutsThePlayerOut() {
    Scene over = photons(target("tho-pc").hand(ONE, "rs-3"), "tho-pc", "pho-6-1").does(pass());
    assertThat(over.phase()).as("at once, before phase 5").isInstanceOf(Phase.GameOver.class);
    Scene out =
        photons(
                Given.advanced(3).screen(TWO, "tho-pc").screen(THREE, "kli-d7").hand(TWO, "dc-2"),
                "tho-pc",
                "pho-6-1")
            .does(pass());
    assertThat(out.events(PlayerOut.class)).containsExactly(new PlayerOut(TWO));
    assertThat(out.phase()).isNotInstanceOf(Phase.GameOver.class);
  }

  @Rule({"BF-DMG-09", "BF-D-39"})
  @Test
  void allThatLiesOnADestroyedShipIsDiscarded() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-pc", "kli-d7")
            .erratic("tho-pc", "em-1")
            .weasel("tho-pc", "ww-1")
            .hand(ONE, "pho-6-1", "ovl-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("tho-pc"), weapon("pho-6-1", BoxType.PHO))
            .does(support("ovl-1", "pho-6-1"), commit(), pass());
    assertThat(scene.dealt()).isEqualTo(4);
    assertThat(scene.shows("tho-pc")).isFalse();
    assertThat(scene.discarded("em-1")).isTrue();
    assertThat(scene.discarded("ww-1")).isTrue();
  }
}

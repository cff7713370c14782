package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.fighters.Launch.fire;
import static io.stardeck.sfbf.fighters.Launch.support;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.DrawTwoEmpty;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.PassFire;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The window of the fire at fighters: when it opens, how an empty hand is filled in it. */
class FireWindowTest {
  @Test
  @Rule({"BF-RSV-02", "BF-RSV-03", "BF-RSV-04", "BF-X-15", "BF-X-16"})
  void anEmptyHandIsFilledFromTheReserveAgainAndAgain() {
    Scene scene =
        Launch.at(
                Launch.given().hand(TWO, "ph1-2-1").stash(TWO, "ph1-3-1", "scp-1", "drn-3-1"),
                2,
                "fed-ca")
            .rejects(new TakeReserveEmpty(TWO, card("drn-3-1")), "BF-RSV-02")
            .does(
                fire("fed-ca", "ph1-2-1", BoxType.PH1),
                new TakeReserveEmpty(TWO, card("drn-3-1")),
                fire("fed-ca", "drn-3-1", BoxType.DRN),
                new TakeReserveEmpty(TWO, card("scp-1")),
                support("scp-1", "drn-3-1"),
                new TakeReserveEmpty(TWO, card("ph1-3-1")));
    assertThat(scene.holds(TWO, "ph1-3-1")).isTrue();
    assertThat(scene.stash(TWO)).isEmpty();
    Scene kept = scene.does(new PassFire(TWO));
    assertThat(kept.holds(TWO, "ph1-3-1")).as("no duty to play it").isTrue();
  }

  @Test
  @Rule("BF-I-40")
  void theWindowOpensOnTheNumberOfCardsAlone() {
    Scene useless = Launch.at(Launch.given().hand(TWO, "dc-2"), 2, "fed-ca");
    assertThat(useless.phase()).isEqualTo(new Phase.FireWindow(TWO));
    assertThat(useless.legal(TWO)).containsExactly(new PassFire(TWO));
    assertThat(prompt(useless)).isEqualTo("You cannot fire at the fighters: pass");
    Scene empty = Launch.at(Launch.given(), 2, "fed-ca");
    assertThat(empty.phase()).isNotInstanceOf(Phase.FireWindow.class);
    Scene unarmed =
        Launch.at(
            Launch.given()
                .hand(TWO, "ph1-2-1")
                .damage("fed-ca", BoxType.PH1, BoxType.PH1, BoxType.DRN),
            2,
            "fed-ca");
    assertThat(unarmed.phase()).isEqualTo(new Phase.DefenceWindow(TWO));
  }

  private static String prompt(Scene scene) {
    return Scene.GAME.prompt(scene.view(TWO)).text();
  }

  @Test
  @Rule("BF-I-40")
  void afterTheLastBoxHasFiredItsCardMayStillBeDoubled() {
    Scene scene =
        Launch.at(
                Launch.given()
                    .hand(TWO, "drn-4-1", "scp-1", "gun")
                    .damage("fed-ca", BoxType.PH1, BoxType.PH1),
                2,
                "fed-ca")
            .does(fire("fed-ca", "drn-4-1", BoxType.DRN));
    assertThat(scene.phase()).isEqualTo(new Phase.FireWindow(TWO));
    Scene doubled = scene.does(support("gun", "drn-4-1"));
    assertThat(doubled.phase()).isEqualTo(new Phase.DefenceWindow(TWO));
    assertThat(prompt(scene)).isEqualTo("Fire at the fighters, or pass");
    assertThat(prompt(doubled))
        .isEqualTo("Your ship is attacked, and you can play no defence: pass");
  }

  @Test
  @Rule("BF-ACT-01")
  void strangeFireIsRefused() {
    Launch.at(Launch.given().hand(TWO, "ph1-2-1").stash(TWO, "ph1-3-1"), 2, "fed-ca")
        .rejects(
            new FireAtFighters(TWO, ship("fed-ca"), CardId.of(900), Optional.of(BoxType.PH1)),
            "BF-ACT-01")
        .rejects(fire("fed-ca", "ph1-3-1", BoxType.PH1), "BF-ATK-36")
        .rejects(fire("fed-ca", "ph1-4-1", BoxType.PH1), "BF-ATK-30")
        .rejects(fire("fed-ca", "ph1-2-1", BoxType.HULL), "BF-WPN-06")
        .rejects(new PassFire(ONE), "BF-TRN-03");
  }

  @Test
  @Rule({"BF-RSV-06", "BF-RSV-07", "BF-D-04", "BF-SET-14"})
  void withFivePlayersAnEmptyHandTakesOneReserveCardOrDrawsTwo() {
    Scene scene =
        Launch.at(
                Given.advanced(5)
                    .screen(ONE, Launch.CARRIER)
                    .screen(TWO, "fed-ca")
                    .screen(THREE, "rom-we")
                    .hand(TWO, "ph1-2-1")
                    .stash(TWO, "ph1-3-1")
                    .starbase("drn-3-1", "rs-1"),
                2,
                "fed-ca")
            .rejects(new DrawTwoEmpty(TWO), "BF-RSV-06")
            .does(fire("fed-ca", "ph1-2-1", BoxType.PH1));
    assertThat(scene.legal(TWO))
        .contains(new DrawTwoEmpty(TWO), new TakeReserveEmpty(TWO, card("ph1-3-1")));
    Scene drawn = scene.does(new DrawTwoEmpty(TWO));
    assertThat(drawn.hand(TWO)).containsExactly(card("drn-3-1"), card("rs-1"));
    drawn
        .rejects(new TakeReserveEmpty(TWO, card("ph1-3-1")), "BF-RSV-02")
        .does(fire("fed-ca", "drn-3-1", BoxType.DRN));
    scene
        .does(new TakeReserveEmpty(TWO, card("ph1-3-1")))
        .rejects(new DrawTwoEmpty(TWO), "BF-RSV-06");
  }
}

package io.stardeck.sfbf.mutiny;

import static io.stardeck.sfbf.mutiny.Uprising.committed;
import static io.stardeck.sfbf.mutiny.Uprising.given;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.TurnEvent.PlayerOut;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import org.junit.jupiter.api.Test;

/** A ship captured by a mutiny. */
class CaptureTest {
  @Test
  @Rule({"BF-MUT-04", "BF-MUT-09", "BF-D-46", "BF-I-36"})
  void aCapturedShipKeepsItsDamageLosesItsCardsAndScoresNoTrophy() {
    Scene scene =
        committed(
            given()
                .damage("kli-d7", BoxType.HULL)
                .erratic("kli-d7", "em-1")
                .weasel("kli-d7", "ww-1")
                .dice(4));
    assertThat(scene.row("kli-d7")).isEqualTo(Row.RESERVE);
    assertThat(scene.state().table().find(ship("kli-d7"), ONE)).isNotNull();
    assertThat(scene.ship("kli-d7").damage()).isEqualTo(1);
    assertThat(scene.ship("kli-d7").carriesCard()).isFalse();
    assertThat(scene.discarded("em-1")).isTrue();
    assertThat(scene.discarded("ww-1")).isTrue();
    assertThat(scene.fleet(ONE).trophies()).isEmpty();
  }

  @Test
  @Rule({"BF-MUT-09", "BF-MUT-02", "BF-D-46"})
  void theCardByWhichACapturedShipDisengagedIsDiscarded() {
    Scene scene = committed(given().disengaged("kli-d7", "dsg").dice(5));
    assertThat(scene.faceDown(ONE)).containsExactly(ship("kli-d7"));
    assertThat(scene.discarded("dsg")).isTrue();
  }

  @Test
  @Rule({"BF-MUT-04", "BF-MUT-09"})
  void inTheBasicGameACapturedShipJoinsTheLine() {
    Scene scene =
        committed(
            Given.basic(2)
                .screen(ONE, "fed-ff")
                .screen(TWO, "kli-d7", "fed-cl")
                .erratic("kli-d7", "em-1")
                .weasel("kli-d7", "ww-1")
                .hand(ONE, "mut")
                .dice(6));
    assertThat(scene.fleet(ONE).screen()).hasSize(2);
    assertThat(scene.ship("kli-d7").carriesCard()).isFalse();
    assertThat(scene.state().table().discard().toList())
        .as("none came along to be discarded in phase 5")
        .containsOnlyOnce(card("em-1"), card("ww-1"));
  }

  @Test
  @Rule({"BF-DMG-12", "BF-FRM-17", "BF-D-20"})
  void theCaptureOfTheLastScreenShipForcesTheMainBodyForward() {
    Scene scene =
        committed(
            Given.advanced(2)
                .screen(ONE, "fed-ff")
                .screen(TWO, "kli-d7")
                .main(TWO, "fed-cl", "fed-ca")
                .hand(ONE, "mut")
                .dice(6));
    assertThat(scene.row("fed-cl")).isEqualTo(Row.SCREEN);
    assertThat(scene.row("fed-ca")).isEqualTo(Row.SCREEN);
  }

  @Test
  @Rule({"BF-DMG-13", "BF-WIN-01", "BF-OUT-01", "BF-OPT-43"})
  void theCaptureOfTheLastShipPutsItsOwnerOutOrEndsTheGame() {
    Scene out =
        committed(
            Given.advanced(3)
                .screen(ONE, "fed-ff")
                .screen(TWO, "kli-d7")
                .screen(THREE, "rom-we")
                .hand(ONE, "mut")
                .dice(6));
    assertThat(out.events(PlayerOut.class)).containsExactly(new PlayerOut(TWO));
    Scene over =
        committed(
            Given.advanced(2).screen(ONE, "fed-ff").screen(TWO, "kli-d7").hand(ONE, "mut").dice(6));
    assertThat(over.phase()).isInstanceOf(Phase.GameOver.class);
    Scene eliminated =
        committed(
            Given.config(3, config -> config.addOptions(Option.END_AT_ELIMINATION))
                .screen(ONE, "fed-ff")
                .screen(TWO, "kli-d7")
                .screen(THREE, "rom-we")
                .hand(ONE, "mut")
                .dice(6));
    assertThat(eliminated.phase()).isInstanceOf(Phase.GameOver.class);
  }

  @Test
  @Rule("BF-D-46")
  void aCapturedShipMayMutinyAgain() {
    Given.advanced(2)
        .screen(ONE, "fed-ff")
        .inReserve(ONE, "fed-dn", ship -> ship.withDamaged(BoxSet.firstBoxes(1)))
        .screen(TWO, "kli-d7")
        .hand(ONE, "mut")
        .scene()
        .does(new BeginMutiny(ONE, card("mut")), new AimAt(ONE, ship("kli-d7")));
  }
}

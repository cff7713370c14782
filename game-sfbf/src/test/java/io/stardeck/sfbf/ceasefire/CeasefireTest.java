package io.stardeck.sfbf.ceasefire;

import static io.stardeck.sfbf.ceasefire.Ceasefires.given;
import static io.stardeck.sfbf.ceasefire.Ceasefires.played;
import static io.stardeck.sfbf.ceasefire.Ceasefires.unstashed;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.CardEvent.CeasefirePlayed;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.ShipEvent.DeviceOff;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.event.TurnEvent.TurnEnded;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The Organian ceasefire: when it is played, and what it does to cards, ships and the turn. */
class CeasefireTest {
  @Test
  @Rule({"BF-ORG-01", "BF-ATK-05", "BF-OUT-02"})
  void itTakesThePlaceOfTheAttackAndNeedsAShip() {
    given()
        .phases(
            new Phase.Discard(ONE, false, false),
            new Phase.Choice(ONE, 1, Optional.of(ship("fed-ff")), false))
        .scene()
        .rejects(new PlayCeasefire(ONE, card("org")), "BF-ORG-01");
    given().scene().rejects(new PlayCeasefire(ONE, card("ph1-2-1")), "BF-ORG-01");
    Given.advanced(3)
        .screen(TWO, "kli-d7")
        .screen(THREE, "rom-we")
        .hand(ONE, "org")
        .scene()
        .rejects(new PlayCeasefire(ONE, card("org")), "BF-OUT-02");
  }

  @Test
  @Rule({"BF-ORG-02", "BF-ORG-04", "BF-ORG-05", "BF-D-49", "BF-I-33", "BF-I-01", "BF-RSV-05"})
  void allCardsButTheReservesAreShuffledAndAllDrawFive() {
    Scene scene =
        unstashed(
            played(
                given()
                    .discard("dc-2", "dc-3")
                    .stash(TWO, "pff")
                    .erratic("kli-d7", "em-1")
                    .weasel("gor-bc", "ww-1")
                    .disengaged("fed-ff", "dsg")));
    assertThat(scene.state().table().discard().isEmpty()).isTrue();
    for (Seat seat : List.of(ONE, TWO, THREE)) {
      assertThat(scene.hand(seat)).hasSize(5);
    }
    assertThat(scene.stash(TWO)).containsExactly(card("pff"));
    assertThat(scene.state().starbase()).isEqualTo(90 - 15 - 1);
    for (String id : new String[] {"kli-d7", "gor-bc", "fed-ff"}) {
      assertThat(scene.ship(id).carriesCard()).isFalse();
    }
    assertThat(scene.events(CeasefirePlayed.class)).isEmpty();
  }

  @Test
  @Rule({"BF-ORG-04", "BF-D-49"})
  void theShipDeckIsShuffledTooWithTheShipsKnownAtItsBottom() {
    Given given = given().shipDeck("fed-dd", "fed-cl").shipDiscard("kzi-ff");
    BattleForceState laid = given.nothingElseInShipDeck().state();
    BattleForceState sunk = Held.underShipDeck(laid, ImmutableList.of(ship("kzi-cl")));
    Scene scene = unstashed(Scene.at(sunk).does(new PlayCeasefire(ONE, card("org"))));
    assertThat(scene.events(DeckReshuffled.class))
        .filteredOn(DeckReshuffled::ships)
        .containsExactly(new DeckReshuffled(true, 3));
    assertThat(scene.view(TWO).ships().cards(Places.SHIP_DECK)).isEmpty();
    assertThat(scene.state().ships().cards(Places.SHIP_DECK))
        .containsExactlyInAnyOrder(ship("fed-dd"), ship("fed-cl"), ship("kzi-cl"));
    assertThat(scene.state().table().shipDiscard()).containsExactly(ship("kzi-ff"));
    assertThat(unstashed(played(given())).state().table().reshuffles())
        .as("it counts once")
        .isEqualTo(1);
  }

  @Test
  @Rule({"BF-ORG-06", "BF-ORG-07", "BF-ORG-08", "BF-I-33", "BF-INF-06"})
  void allDamageAndAllDevicesAreOffAndFleetsStayAsTheyAre() {
    Scene scene =
        unstashed(
            played(
                given()
                    .trophies(ONE, "kzi-dn")
                    .damage("kli-d7", BoxType.HULL, BoxType.DSR)
                    .cloaked("rom-we")
                    .webbed("tho-cw")
                    .inReserve(THREE, "gor-dd", ship -> ship.withDamaged(BoxSet.firstBoxes(2)))));
    assertThat(scene.events(DeviceOff.class))
        .containsExactlyInAnyOrder(
            new DeviceOff(ONE, ship("rom-we")), new DeviceOff(TWO, ship("tho-cw")));
    assertThat(scene.ship("kli-d7").damage()).isZero();
    assertThat(scene.ship("rom-we").cloaked()).isFalse();
    assertThat(scene.ship("tho-cw").webbed()).isFalse();
    assertThat(scene.shows("gor-dd")).as("without damage it lies face down").isFalse();
    assertThat(scene.faceDown(THREE)).containsExactly(ship("gor-dd"));
    assertThat(scene.row("tho-cw")).isEqualTo(Row.MAIN);
    assertThat(scene.fleet(ONE).trophies()).containsExactly(ship("kzi-dn"));
  }

  @Test
  @Rule({"BF-ORG-09", "BF-D-49"})
  void theTurnPassesAtOnceWithoutPhaseFive() {
    Scene scene = unstashed(played(given()));
    assertThat(scene.events(TurnEnded.class)).containsExactly(new TurnEnded(ONE));
    assertThat(scene.events(TurnBegan.class)).containsExactly(new TurnBegan(TWO, 1));
    assertThat(scene.state().table().active()).isEqualTo(TWO);
    assertThat(scene.state().table().phases()).allMatch(phase -> phase.seat().equals(TWO));
  }

  @Test
  @Rule({"BF-ORG-10", "BF-ORG-02", "BF-I-31"})
  void aPlayerWithoutShipsDiscardsAndDrawsNothing() {
    Scene scene =
        unstashed(
            played(
                Given.advanced(3)
                    .screen(ONE, "fed-ff")
                    .screen(TWO, "kli-d7")
                    .hand(ONE, "org")
                    .hand(THREE, "rei-1", "ph1-2-1")));
    assertThat(scene.hand(THREE)).isEmpty();
    assertThat(scene.hand(TWO)).hasSize(5);
  }

  @Test
  @Rule({"BF-MAT-07", "BF-DEF-54", "BF-ORG-01"})
  void nothingAnswersIt() {
    Scene scene = played(given().hand(TWO, "dsg")).does(new Commit(ONE));
    scene
        .rejects(new PlayDefence(TWO, card("dsg"), Optional.empty(), Optional.empty()), "BF-ACT-01")
        .rejects(
            new PlayDefence(TWO, card("rs-1"), Optional.empty(), Optional.empty()), "BF-ACT-01");
  }

  @Test
  @Rule("BF-OPT-41")
  void itCountsAsAReshuffle() {
    assertThat(unstashed(played(given())).state().table().reshuffles()).isEqualTo(1);
    Scene over =
        unstashed(
            played(
                Given.config(
                        2,
                        config -> config.addOptions(Option.END_AFTER_RESHUFFLES).lastReshuffle(1))
                    .screen(ONE, "fed-ff")
                    .screen(TWO, "kli-d7")
                    .hand(ONE, "org")));
    assertThat(over.phase()).isInstanceOf(Phase.GameOver.class);
  }

  @Test
  @Rule({"BF-ORG-05", "BF-I-33"})
  void aShortDeckIsDealtOutActivePlayerFirst() {
    Scene scene =
        unstashed(
            played(
                Given.advanced(2)
                    .screen(ONE, "fed-ff")
                    .screen(TWO, "kli-d7")
                    .hand(ONE, "org", "ph1-2-1", "ph1-2-2")
                    .hand(TWO, "rs-1", "rs-2", "rs-3")
                    .nothingElseInStarbase()));
    assertThat(scene.hand(ONE)).hasSize(5);
    assertThat(scene.hand(TWO)).hasSize(1);
  }
}

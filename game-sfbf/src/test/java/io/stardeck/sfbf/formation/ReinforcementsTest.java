package io.stardeck.sfbf.formation;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.EndFormation;
import io.stardeck.sfbf.action.MoveShip;
import io.stardeck.sfbf.action.PlayReinforcements;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.event.CardEvent.DeckReshuffled;
import io.stardeck.sfbf.event.ShipEvent.ShipReinforced;
import io.stardeck.sfbf.event.TurnEvent.PlayerBack;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReinforcementsTest {
  private static final EndFormation END = new EndFormation(ONE);
  private static final PlayReinforcements FIRST = new PlayReinforcements(ONE, card("rei-1"));
  private static final PlayReinforcements SECOND = new PlayReinforcements(ONE, card("rei-2"));

  @Rule({"BF-FRM-01", "BF-FRM-26", "BF-OUT-03"})
  @Test
  void anyNumberMayBePlayedAndEachBringsTheTopShip() {
    Scene scene =
        forming(Given.basic(2))
            .hand(ONE, "rei-1", "rei-2", "rs-1")
            .shipDeck("gor-bc", "gor-dd")
            .scene();
    scene.rejects(new PlayReinforcements(ONE, card("rs-1")), "BF-FRM-01");
    Scene both = scene.does(FIRST, SECOND);
    assertThat(both.row("gor-bc")).isEqualTo(Row.SCREEN);
    assertThat(both.row("gor-dd")).isEqualTo(Row.SCREEN);
    assertThat(both.discarded("rei-1")).isTrue();
    assertThat(both.discarded("rei-2")).isTrue();
    assertThat(both.events(PlayerBack.class)).as("the player was not away").isEmpty();
  }

  @Rule({"BF-FRM-01", "BF-FRM-03", "BF-PFF-14"})
  @Test
  void shipsAtTheBottomOfTheDeckComeLastInTheOrderInWhichTheyWentThere() {
    ImmutableList<ShipId> bottom = ImmutableList.of(ship("rom-we"), ship("fed-ff"));
    BattleForceState state =
        forming(Given.basic(2))
            .hand(ONE, "rei-1", "rei-2")
            .shipDeck("gor-bc")
            .nothingElseInShipDeck()
            .state();
    List<ShipId> removed = new ArrayList<>(state.table().removedShips());
    removed.removeAll(bottom);
    BattleForceState sunk =
        Held.underShipDeck(state.with(state.table().withRemovedShips(removed)), bottom);
    Scene top = Scene.at(sunk).does(FIRST);
    assertThat(top.shows("gor-bc")).isTrue();
    Scene next = top.does(SECOND);
    assertThat(next.shows("rom-we")).isTrue();
    assertThat(next.state().ships().cards(Places.SHIP_DECK)).containsExactly(ship("fed-ff"));
  }

  @Rule({"BF-FRM-02", "BF-INF-07", "BF-D-11"})
  @Test
  void theShipLiesFaceDownInTheReserveEvenAboveItsLimit() {
    Scene scene =
        forming(Given.advanced(2))
            .reserve(ONE, "kzi-bc", "kzi-cl")
            .hand(ONE, "rei-1")
            .shipDeck("gor-bc")
            .scene()
            .does(FIRST);
    assertThat(scene.faceDown(ONE)).containsExactly(ship("kzi-bc"), ship("kzi-cl"), ship("gor-bc"));
    assertThat(scene.shows("gor-bc")).isFalse();
    assertThat(scene.state().reserveSize(ONE)).isEqualTo(3);
    assertThat(scene.told(ShipReinforced.class, TWO))
        .containsExactly(new ShipReinforced(ONE, Optional.empty()));
  }

  @Rule({"BF-D-02", "BF-FRM-02", "BF-FRM-01", "BF-GEN-07"})
  @Test
  void withoutFormationTheShipJoinsTheFleet() {
    Scene scene =
        forming(Given.config(2, c -> c.formation(false)))
            .hand(ONE, "rei-1", "rs-1")
            .shipDeck("gor-bc")
            .scene()
            .does(FIRST);
    assertThat(scene.fleet(ONE).screen()).contains(Ship.fresh(ship("gor-bc")));
    assertThat(scene.told(ShipReinforced.class, TWO))
        .containsExactly(new ShipReinforced(ONE, Optional.of(ship("gor-bc"))));
  }

  @Rule({"BF-FRM-03", "BF-D-16"})
  @Test
  void anEmptyShipDeckIsMadeFromTheShipDiscardPile() {
    Scene scene =
        forming(Given.basic(2))
            .hand(ONE, "rei-1", "rei-2")
            .shipDiscard("gor-bc")
            .nothingElseInShipDeck()
            .scene()
            .does(FIRST);
    assertThat(scene.row("gor-bc")).isEqualTo(Row.SCREEN);
    assertThat(scene.events(DeckReshuffled.class)).containsExactly(new DeckReshuffled(true, 1));
    assertThat(scene.state().table().shipDiscard().isEmpty()).isTrue();
    assertThat(scene.phase()).as("no ship is left").isNotInstanceOf(Phase.Formation.class);
    Scene last =
        forming(Given.basic(2))
            .hand(ONE, "rei-1", "rei-2")
            .shipDiscard("gor-bc")
            .shipDeck("gor-dd")
            .nothingElseInShipDeck()
            .scene()
            .does(FIRST);
    assertThat(last.shows("gor-dd")).as("the deck is not empty yet").isTrue();
    assertThat(last.events(DeckReshuffled.class)).isEmpty();
  }

  @Rule({"BF-FRM-03", "BF-D-16", "BF-SET-11"})
  @Test
  void withoutAnyShipItCannotBePlayed() {
    forming(Given.advanced(2))
        .hand(ONE, "rei-1")
        .nothingElseInShipDeck()
        .scene()
        .rejects(FIRST, "BF-FRM-03");
  }

  @Rule({"BF-TRN-04", "BF-FRM-10"})
  @Test
  void theNewShipMayMoveInTheSamePhaseOnce() {
    Scene scene =
        forming(Given.advanced(2))
            .hand(ONE, "rei-1")
            .shipDeck("gor-bc")
            .scene()
            .does(FIRST, new MoveShip(ONE, ship("gor-bc"), Row.SCREEN));
    assertThat(scene.row("gor-bc")).isEqualTo(Row.SCREEN);
    scene.rejects(new MoveShip(ONE, ship("gor-bc"), Row.MAIN), "BF-FRM-10");
  }

  @Rule({"BF-X-42", "BF-FRM-16", "BF-D-19"})
  @Test
  void theThirdShipMayStayThisTurnAndMustGoTheNext() {
    Scene scene =
        forming(Given.advanced(2))
            .reserve(ONE, "kzi-bc", "kzi-cl")
            .hand(ONE, "rei-1", "rei-2")
            .shipDeck("gor-bc", "gor-dd")
            .scene()
            .does(FIRST);
    Scene stays = scene.does(END);
    assertThat(stays.state().reserveSize(ONE)).isEqualTo(3);
    assertThat(stays.secrets(ONE).fresh()).isEmpty();
    Scene both = scene.does(SECOND, END);
    assertThat(both.state().reserveSize(ONE)).as("so may the fourth").isEqualTo(4);
    Scene second = stays.does(new SecondFormation(ONE), END);
    assertThat(second.state().reserveSize(ONE)).as("phase 3 alone has the limit").isEqualTo(3);
    Scene next =
        forming(Given.advanced(2))
            .reserve(ONE, "kzi-bc", "kzi-cl", "gor-bc")
            .hand(ONE, "rei-2")
            .shipDeck("gor-dd")
            .scene()
            .does(SECOND);
    next.rejects(END, "BF-FRM-16");
    next.does(new MoveShip(ONE, ship("gor-bc"), Row.SCREEN)).does(END);
    next.does(new MoveShip(ONE, ship("gor-dd"), Row.SCREEN)).rejects(END, "BF-FRM-16");
  }

  @Rule({"BF-OUT-02", "BF-OUT-03", "BF-FRM-13"})
  @Test
  void theyBringAPlayerBack() {
    Scene scene =
        Given.advanced(3)
            .screen(TWO, "kli-d7")
            .screen(THREE, "fed-ca")
            .hand(ONE, "rei-1")
            .shipDeck("gor-bc")
            .phases(begun())
            .scene()
            .does(FIRST);
    assertThat(scene.events(PlayerBack.class)).containsExactly(new PlayerBack(ONE));
    scene.rejects(END, "BF-FRM-13");
    Scene back = scene.does(new MoveShip(ONE, ship("gor-bc"), Row.SCREEN));
    assertThat(back.row("gor-bc")).isEqualTo(Row.SCREEN);
  }

  @Rule({"BF-ATK-08", "BF-TRN-03", "BF-FRM-01"})
  @Test
  void theyArePlayedInPhaseThreeAlone() {
    Scene scene = forming(Given.advanced(2)).hand(ONE, "rei-1").scene().does(END);
    scene.rejects(FIRST, "BF-TRN-03");
    scene.does(new SecondFormation(ONE)).rejects(FIRST, "BF-TRN-03");
  }

  @Rule({"BF-INF-03", "BF-INF-05", "BF-D-11"})
  @Test
  void anUndamagedShipGoesToTheReserveFaceDownAndTheOwnerTakesAnyOut() {
    Scene scene =
        forming(Given.advanced(2))
            .reserve(ONE, "kzi-bc")
            .scene()
            .does(new MoveShip(ONE, ship("fed-ca"), Row.RESERVE));
    assertThat(scene.shows("fed-ca")).isFalse();
    assertThat(scene.view(TWO).faceDownSize(ONE)).isEqualTo(2);
    assertThat(scene.view(TWO).faceDown()).isEmpty();
    Scene second = scene.does(END, new SecondFormation(ONE));
    assertThat(second.legal(ONE))
        .contains(
            new MoveShip(ONE, ship("kzi-bc"), Row.SCREEN),
            new MoveShip(ONE, ship("fed-ca"), Row.SCREEN));
    for (String any : ImmutableList.of("kzi-bc", "fed-ca")) {
      assertThat(second.does(new MoveShip(ONE, ship(any), Row.MAIN)).row(any)).isEqualTo(Row.MAIN);
    }
  }

  @Rule("BF-INF-04")
  @Test
  void aDamagedShipGoesToTheReserveFaceUpWithItsDamage() {
    Scene scene =
        forming(Given.advanced(2))
            .damage("fed-ca", BoxType.HULL)
            .scene()
            .does(new MoveShip(ONE, ship("fed-ca"), Row.RESERVE));
    assertThat(scene.row("fed-ca")).isEqualTo(Row.RESERVE);
    assertThat(scene.ship("fed-ca").damaged()).isNotEqualTo(BoxSet.empty());
  }

  private static Phase[] begun() {
    return PhaseStack.with(
        PhaseStack.choice(ONE),
        new Phase.Formation(ONE, false, true, ImmutableList.of(), 0, 0, ImmutableList.of()));
  }

  private static Given forming(Given given) {
    Given laid = given.screen(ONE, "fed-ca", "fed-cl").screen(TWO, "kli-d7");
    return laid.phases(begun());
  }
}

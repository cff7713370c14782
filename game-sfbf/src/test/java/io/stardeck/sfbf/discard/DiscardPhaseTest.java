package io.stardeck.sfbf.discard;

import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.Allocate;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DiscardOne;
import io.stardeck.sfbf.action.EndTurn;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.action.PassReaction;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PutOnPile;
import io.stardeck.sfbf.action.StashDiscard;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.CardEvent.CardDiscarded;
import io.stardeck.sfbf.event.CardEvent.CardStashed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Phase;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiscardPhaseTest {
  @Rule({"BF-DIS-01", "BF-DEF-60", "BF-DEF-34", "BF-DEF-48", "BF-DEF-51", "BF-CRD-20"})
  @Test
  void cardsComeOffTheActivePlayersShipsFirst() {
    Scene before =
        twoFleets(Given.advanced(2))
            .screen(ONE, "gor-bc", "gor-dd")
            .hand(ONE, "rs-1")
            .erratic("fed-ca", "em-1")
            .weasel("gor-bc", "ww-1")
            .disengaged("gor-dd", "dsg")
            .erratic("kli-d7", "em-2")
            .phases(PhaseStack.choice(ONE))
            .scene();
    assertThat(before.ship("fed-ca").carriesCard()).isTrue();
    Scene scene = before.does(new PassAttack(ONE));
    assertThat(scene.phase()).isInstanceOf(Phase.Discard.class);
    assertThat(scene.ship("fed-ca").carriesCard()).isFalse();
    assertThat(scene.ship("gor-bc").carriesCard()).isFalse();
    assertThat(scene.ship("gor-dd").carriesCard()).isFalse();
    assertThat(scene.state().table().discard().toList())
        .containsExactly(card("dsg"), card("ww-1"), card("em-1"));
    assertThat(scene.ship("kli-d7").erratic()).as("not their turn").contains(card("em-2"));
  }

  @Rule({"BF-DEF-60", "BF-D-11", "BF-INF-04", "BF-CRD-20", "BF-DIS-01"})
  @Test
  void aReserveShipWithoutDamageTurnsFaceDownWhenItsCardComesOff() {
    Scene scene =
        twoFleets(Given.advanced(2))
            .hand(ONE, "rs-1")
            .inReserve(ONE, "gor-bc", s -> s.withDisengaged(Optional.of(card("dsg"))))
            .inReserve(
                ONE,
                "gor-dd",
                s -> s.withErratic(Optional.of(card("em-1"))).withDamaged(BoxSet.firstBoxes(1)))
            .phases(PhaseStack.choice(ONE))
            .scene()
            .does(new PassAttack(ONE));
    assertThat(scene.shows("gor-bc")).isFalse();
    assertThat(scene.faceDown(ONE)).containsExactly(ship("gor-bc"));
    assertThat(scene.ship("gor-dd").damage()).as("damaged: face up").isEqualTo(1);
  }

  @Rule({"BF-DIS-02", "BF-TRN-06", "BF-INF-02"})
  @Test
  void oneHandCardMayBeDiscardedAndTheTurnPasses() {
    Scene scene = ending(Given.advanced(2)).scene();
    assertThat(scene.legal(ONE))
        .contains(new EndTurn(ONE), discard("rs-1"), discard("rs-2"), stash("rs-1"));
    Scene next = scene.does(discard("rs-1"));
    assertThat(next.state().table().discard().top()).isEqualTo(card("rs-1"));
    assertThat(next.hand(ONE)).containsExactly(card("rs-2"));
    assertThat(next.state().table().active()).as("one card, not two").isEqualTo(TWO);
    assertThat(next.events())
        .filteredOn(event -> event.what().equals(new CardDiscarded(ONE, card("rs-1"))))
        .hasSize(1)
        .allMatch(event -> event.audience().includes(Seat.SPECTATOR));
  }

  @Rule("BF-DIS-02")
  @Test
  void aSecondCardIsRefused() {
    Scene scene = ending(Given.advanced(2)).phases(new Phase.Discard(ONE, true, true)).scene();
    scene.rejects(discard("rs-1"), "BF-DIS-02");
    scene.rejects(stash("rs-1"), "BF-DIS-02");
  }

  @Rule({"BF-TRN-05", "BF-TRN-06"})
  @Test
  void nothingNeedBeDiscarded() {
    Scene next = ending(Given.advanced(2)).scene().does(new EndTurn(ONE));
    assertThat(next.hand(ONE)).hasSize(2);
    assertThat(next.state().table().active()).isEqualTo(TWO);
  }

  @Rule({"BF-DIS-04", "BF-DIS-02"})
  @Test
  void theCardMayGoToTheReserveInstead() {
    Scene next = ending(Given.advanced(2)).scene().does(stash("rs-1"));
    assertThat(next.stash(ONE)).containsExactly(card("rs-1"));
    assertThat(next.discarded("rs-1")).isFalse();
    assertThat(next.state().table().active()).isEqualTo(TWO);
    assertThat(next.told(CardStashed.class, TWO))
        .containsExactly(new CardStashed(ONE, Optional.empty()));
  }

  @Rule({"BF-DIS-04", "BF-SET-04", "BF-GEN-03"})
  @Test
  void notToAFullReserveAndNotInTheBasicGame() {
    ending(Given.advanced(2))
        .stash(ONE, "eng", "dc-2", "dc-3")
        .scene()
        .rejects(stash("rs-1"), "BF-SET-04");
    ending(Given.basic(2)).scene().rejects(stash("rs-1"), "BF-GEN-03");
  }

  @Rule("BF-DIS-03")
  @Test
  void aCardCannotBeGivenToAnotherPlayer() {
    ending(Given.advanced(2)).scene().rejects(give("rs-1", TWO), "BF-DIS-03");
  }

  @Rule({"BF-OPT-13", "BF-D-55"})
  @Test
  void aCardMayGoToAnAlly() {
    Scene next = ending(allies()).scene().does(give("rs-1", THREE));
    assertThat(next.stash(THREE)).containsExactly(card("rs-1"));
    assertThat(next.hand(ONE)).containsExactly(card("rs-2"));
    assertThat(next.state().table().active()).isEqualTo(TWO);
    for (Seat other : List.of(TWO, FOUR, Seat.SPECTATOR)) {
      assertThat(next.told(CardStashed.class, other))
          .containsExactly(new CardStashed(THREE, Optional.empty()));
    }
  }

  @Rule({"BF-OPT-13", "BF-DIS-03", "BF-SET-04", "BF-OUT-01", "BF-ACT-01"})
  @Test
  void anAllyMustBeOneAndHaveRoomAndShips() {
    Scene scene = ending(allies()).scene();
    scene.rejects(give("rs-1", TWO), "BF-OPT-13");
    scene.rejects(give("rs-1", ONE), "BF-OPT-13");
    scene.rejects(give("rs-1", Seat.of(9)), "BF-ACT-01");
    scene.rejects(give("rs-1", Seat.SPECTATOR), "BF-ACT-01");
    ending(allies())
        .stash(THREE, "eng", "dc-2", "dc-3")
        .scene()
        .rejects(give("rs-1", THREE), "BF-SET-04");
    Given.config(4, c -> c.addOptions(Option.ALLIES))
        .screen(ONE, "fed-ca")
        .hand(ONE, "rs-1")
        .phases(PhaseStack.turnEnd(ONE))
        .scene()
        .rejects(give("rs-1", THREE), "BF-OUT-01");
    ending(Given.config(4, c -> c.level(Level.BASIC).addOptions(Option.ALLIES)))
        .scene()
        .rejects(give("rs-1", THREE), "BF-GEN-03");
  }

  @Rule({"BF-OUT-02", "BF-DIS-02"})
  @Test
  void aPlayerWithoutShipsMayDiscard() {
    Scene scene =
        Given.advanced(3)
            .screen(TWO, "kli-d7")
            .screen(THREE, "fed-ca")
            .hand(ONE, "rs-1", "rs-2")
            .phases(PhaseStack.turnEnd(ONE))
            .scene()
            .does(discard("rs-1"));
    assertThat(scene.discarded("rs-1")).isTrue();
  }

  @Rule("BF-OPT-10b")
  @Test
  void theCardDiscardedLiesOnTopOfThoseThatCameOffShips() {
    Scene scene =
        twoFleets(Given.config(2, c -> c.addOptions(Option.DISCARD_DRAW)))
            .hand(ONE, "rs-1")
            .discard("rs-3")
            .erratic("fed-ca", "em-1")
            .phases(PhaseStack.choice(ONE))
            .scene()
            .does(new PassAttack(ONE), discard("rs-1"));
    assertThat(scene.state().table().discard().toList())
        .containsExactly(card("rs-1"), card("em-1"), card("rs-3"));
  }

  @Rule("BF-OPT-10a")
  @Test
  void theActivePlayerOrdersTheUsedCards() {
    Scene scene =
        twoFleets(Given.config(2, c -> c.addOptions(Option.DISCARD_DRAW)))
            .hand(ONE, "ph1-2-1", "ph1-3-1", "rs-2")
            .hand(TWO, "rs-1")
            .phases(PhaseStack.choice(ONE))
            .scene()
            .does(
                new BeginAttack(ONE, ship("fed-ca")),
                new AimAt(ONE, ship("kli-d7")),
                new AddWeapon(ONE, card("ph1-2-1"), BoxType.PH1),
                new AddWeapon(ONE, card("ph1-3-1"), BoxType.PH1),
                new Commit(ONE),
                new PlayDefence(TWO, card("rs-1"), Optional.empty(), Optional.empty()),
                new PassReaction(ONE),
                new Allocate(TWO, BoxType.HULL),
                new Allocate(TWO, BoxType.HULL));
    assertThat(scene.phase()).isInstanceOf(Phase.OrderDiscards.class);
    assertThat(scene.decider()).isEqualTo(ONE);
    scene.rejects(new PutOnPile(ONE, card("rs-2")), "BF-OPT-10a");
    Scene one = scene.does(new PutOnPile(ONE, card("rs-1")));
    one.rejects(new PutOnPile(ONE, card("rs-1")), "BF-OPT-10a");
    Scene done = one.does(new PutOnPile(ONE, card("ph1-3-1")));
    assertThat(done.state().table().discard().toList())
        .containsExactly(card("ph1-2-1"), card("ph1-3-1"), card("rs-1"));
    assertThat(done.phase()).isInstanceOf(Phase.Discard.class);
  }

  @Rule("BF-OPT-10a")
  @Test
  void twoUsedCardsAreOrderedTooAndOneIsNot() {
    Scene scene =
        twoFleets(Given.config(2, c -> c.addOptions(Option.DISCARD_DRAW)))
            .hand(ONE, "ph1-2-1", "ph1-3-1", "rs-2")
            .phases(PhaseStack.choice(ONE))
            .scene()
            .does(
                new BeginAttack(ONE, ship("fed-ca")),
                new AimAt(ONE, ship("kli-d7")),
                new AddWeapon(ONE, card("ph1-2-1"), BoxType.PH1));
    Scene one = hits(scene.does(new Commit(ONE)), 2);
    assertThat(one.phase()).isInstanceOf(Phase.Discard.class);
    Scene two =
        hits(scene.does(new AddWeapon(ONE, card("ph1-3-1"), BoxType.PH1), new Commit(ONE)), 5);
    assertThat(two.does(new PutOnPile(ONE, card("ph1-3-1"))).state().table().discard().top())
        .isEqualTo(card("ph1-2-1"));
  }

  /** Seat 2 lays that much damage on its ship, hull first. */
  private static Scene hits(Scene scene, int points) {
    Scene now = scene;
    for (int i = 0; i < points; i++) {
      now = now.does(now.legal(TWO).get(0));
    }
    return now;
  }

  private static DiscardOne discard(String id) {
    return new DiscardOne(ONE, card(id));
  }

  private static StashDiscard stash(String id) {
    return new StashDiscard(ONE, card(id));
  }

  private static GiveToAlly give(String id, Seat ally) {
    return new GiveToAlly(ONE, card(id), ally);
  }

  private static Given allies() {
    return Given.config(4, c -> c.addOptions(Option.ALLIES))
        .screen(THREE, "gor-bc")
        .screen(FOUR, "gor-dd");
  }

  private static Given ending(Given given) {
    return twoFleets(given).hand(ONE, "rs-1", "rs-2").phases(PhaseStack.turnEnd(ONE));
  }

  private static Given twoFleets(Given given) {
    return given.screen(ONE, "fed-ca").screen(TWO, "kli-d7");
  }
}

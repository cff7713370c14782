package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.weapon;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.ActivateDevice;
import io.stardeck.sfbf.action.AddCancel;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginMutiny;
import io.stardeck.sfbf.action.ControlDamage;
import io.stardeck.sfbf.action.DropCloak;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.PlayRepair;
import io.stardeck.sfbf.action.SecondFormation;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.action.TakeReserve;
import io.stardeck.sfbf.action.TakeReserveEmpty;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What does not exist is the first thing told, whatever else forbids the play (BF-ACT-01). */
@Rule("BF-ACT-01")
class UnknownNamesTest {
  private static final CardId NO_CARD = CardId.of(999);
  private static final ShipId NO_SHIP = ShipId.of(999);

  @Test
  void inRepairsAfterTheOneCard() {
    Scene played =
        Given.advanced(2)
            .screen(ONE, "fed-ca", "kli-c8")
            .screen(TWO, "gor-dn")
            .hand(ONE, "dc-2", "dc-3")
            .damage("fed-ca", BoxType.HULL)
            .damage("kli-c8", BoxType.HULL)
            .phases(PhaseStack.repair(ONE))
            .scene()
            .does(new PlayRepair(ONE, card("dc-2"), ship("fed-ca")));
    played
        .rejects(new PlayRepair(ONE, NO_CARD, ship("kli-c8")), "BF-ACT-01")
        .rejects(new PlayRepair(ONE, card("dc-3"), NO_SHIP), "BF-ACT-01");
  }

  @Test
  @Rule({"BF-REP-11", "BF-FRM-05"})
  void aShipFaceDownInTheOwnReserveIsKnownToItsOwner() {
    Given given =
        Given.advanced(2)
            .screen(ONE, "ori-br")
            .reserve(ONE, "kli-c8")
            .screen(TWO, "gor-dn")
            .hand(ONE, "dc-2")
            .damage("ori-br", BoxType.HULL)
            .cloaked("ori-br");
    given
        .phases(PhaseStack.repair(ONE))
        .scene()
        .rejects(new PlayRepair(ONE, card("dc-2"), ship("kli-c8")), "BF-REP-11")
        .rejects(new ControlDamage(ONE, ship("kli-c8"), Optional.of(BoxType.HULL)), "BF-REP-11");
    given
        .phases(PhaseStack.formation(ONE))
        .scene()
        .rejects(new DropCloak(ONE, ship("kli-c8")), "BF-FRM-05");
  }

  @Test
  void inDrawsWithAFullHand() {
    Given.advanced(2)
        .screen(ONE, "fed-ca")
        .screen(TWO, "gor-dn")
        .hand(ONE, "rs-1", "rs-2")
        .stash(ONE, "rs-3")
        .phases(PhaseStack.draw(ONE))
        .scene()
        .rejects(new TakeReserve(ONE, NO_CARD), "BF-ACT-01");
  }

  @Test
  void inASecondFormationWithItsDeviceOn() {
    Given.advanced(2)
        .screen(ONE, "tho-dn", "fed-ca")
        .main(ONE, "ori-br", "ori-lr")
        .screen(TWO, "gor-dn")
        .scene()
        .does(new SecondFormation(ONE), new ActivateDevice(ONE, ship("tho-dn")))
        .rejects(new ActivateDevice(ONE, ship("ori-br")), "BF-ATK-08")
        .rejects(new ActivateDevice(ONE, NO_SHIP), "BF-ACT-01");
  }

  @Test
  void inTheDraftOfAnAttackAndItsDefence() {
    Scene draft =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "fed-dn")
            .hand(ONE, "drn-3-1", "pho-5-1", "ovl-1", "eccm-1")
            .hand(TWO, "drn-4-1", "scp-1", "ph1-2-1")
            .weasel("fed-dn", "ww-1")
            .scene()
            .does(begin("fed-ca"), aim("fed-dn"))
            .rejects(new AddCounter(ONE, NO_CARD, Effect.WEB), "BF-ACT-01")
            .does(weapon("pho-5-1", BoxType.PHO))
            .rejects(new AddSupport(ONE, card("ovl-1"), NO_CARD), "BF-ACT-01")
            .does(commit());
    draft
        .rejects(
            new PlayDefence(TWO, card("ph1-2-1"), Optional.of(BoxType.PH1), Optional.of(NO_CARD)),
            "BF-ACT-01")
        .rejects(new AddCancel(TWO, card("scp-1"), NO_CARD, card("pho-5-1")), "BF-ACT-01")
        .rejects(new AddCancel(TWO, card("scp-1"), card("drn-4-1"), NO_CARD), "BF-ACT-01")
        .rejects(new TakeReserveEmpty(TWO, NO_CARD), "BF-ACT-01");
  }

  @Test
  void inFireAtFightersByAnyShip() {
    Given.advanced(2)
        .screen(ONE, "kzi-cvs")
        .screen(TWO, "fed-ca", "fed-dd")
        .hand(TWO, "ph1-2-1")
        .scene()
        .does(new BeginFighters(ONE, ship("kzi-cvs"), 1), aim("fed-ca"), commit())
        .rejects(
            new FireAtFighters(TWO, ship("fed-dd"), card("ph1-2-1"), Optional.empty()), "BF-FTR-09")
        .rejects(new FireAtFighters(TWO, NO_SHIP, card("ph1-2-1"), Optional.empty()), "BF-ACT-01")
        .rejects(new FireAtFighters(TWO, ship("fed-dd"), NO_CARD, Optional.empty()), "BF-ACT-01");
  }

  @Test
  void inAnInterceptionAfterTheOneCard() {
    Given.advanced(3)
        .screen(ONE, "fed-ca")
        .screen(TWO, "fed-dn")
        .screen(THREE, "gor-dn")
        .hand(ONE, "pff")
        .hand(TWO, "ph1-2-1", "ph1-2-2")
        .scene()
        .does(
            new PlayFlotilla(ONE, card("pff")), new Intercept(TWO, ship("fed-dn"), card("ph1-2-1")))
        .rejects(new Intercept(TWO, ship("fed-dn"), card("ph1-2-2")), "BF-PFF-04")
        .rejects(new Intercept(TWO, NO_SHIP, card("ph1-2-2")), "BF-ACT-01")
        .rejects(new Intercept(TWO, ship("fed-dn"), NO_CARD), "BF-ACT-01")
        .rejects(new SupportFire(TWO, NO_CARD, card("ph1-2-2")), "BF-ACT-01");
  }

  @Test
  void inPhaseFourAfterAFirstAttack() {
    Given.config(2, c -> c.addOptions(Option.SECOND_ATTACK))
        .screen(ONE, "fed-ca", "fed-dd")
        .screen(TWO, "kli-c8", "fed-ff")
        .hand(ONE, "pho-5-1", "pho-5-2", "mut")
        .scene()
        .does(begin("fed-ca"), aim("fed-ff"), weapon("pho-5-1", BoxType.PHO), commit())
        .rejects(new BeginMutiny(ONE, NO_CARD), "BF-ACT-01");
  }

  @Test
  void inGiftsWithoutAllies() {
    Given.advanced(2)
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-c8")
        .hand(ONE, "rs-1")
        .phases(PhaseStack.turnEnd(ONE))
        .scene()
        .rejects(new GiveToAlly(ONE, card("rs-1"), Seat.of(9)), "BF-ACT-01");
  }
}

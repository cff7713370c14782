package io.stardeck.sfbf.fighters;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddPlanetFighters;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.BeginPlanetFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.Withdraw;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.scene.Wounds;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** Launching the fighters of a carrier: who may, at whom, with what. */
class FighterAttackTest {
  private static Given carrier() {
    return Given.advanced(3)
        .screen(ONE, "kzi-cvs", "kzi-cl")
        .screen(TWO, "fed-ca")
        .screen(THREE, "rom-we");
  }

  @Test
  @Rule({"BF-FTR-01", "BF-ATK-03", "BF-CMP-09"})
  void aCarrierAttacksWithoutACard() {
    Scene scene = carrier().dice(5, 1).scene();
    assertThat(scene.legal(ONE))
        .contains(
            new BeginFighters(ONE, ship("kzi-cvs"), 1), new BeginFighters(ONE, ship("kzi-cvs"), 2));
    Scene struck =
        scene.does(
            new BeginFighters(ONE, ship("kzi-cvs"), 2),
            new AimAt(ONE, ship("fed-ca")),
            new Commit(ONE));
    assertThat(struck.events(DamageDealt.class))
        .containsExactly(new DamageDealt(ship("fed-ca"), 6));
  }

  @Test
  @Rule({"BF-FTR-01", "BF-DMG-11"})
  void aShipWithoutUndamagedSquadronLaunchesNone() {
    carrier()
        .damage("kzi-cvs", BoxType.FTR, BoxType.FTR)
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 1), "BF-FTR-01")
        .rejects(new BeginFighters(ONE, ship("kzi-cl"), 1), "BF-FTR-01");
  }

  @Test
  @Rule("BF-FTR-04")
  void atLeastOneAndAtMostTheUndamagedSquadronsFly() {
    carrier()
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 0), "BF-FTR-04")
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), -1), "BF-FTR-04")
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 3), "BF-FTR-04");
    carrier()
        .damage("kzi-cvs", BoxType.FTR)
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 2), "BF-FTR-04")
        .does(new BeginFighters(ONE, ship("kzi-cvs"), 1));
  }

  @Test
  @Rule({"BF-FTR-02", "BF-D-40"})
  void attackCardsInTheHandDoNotGroundTheFighters() {
    carrier()
        .hand(ONE, "drn-4-1", "ph1-3-1")
        .scene()
        .does(new BeginFighters(ONE, ship("kzi-cvs"), 2), new AimAt(ONE, ship("fed-ca")));
  }

  @Test
  @Rule({"BF-FTR-03", "BF-ATK-04", "BF-PBF-01"})
  void aFighterAttackIsTheAttackOfTheTurn() {
    Scene draft =
        carrier()
            .hand(ONE, "drn-4-1", "pbf-1", "mut", "pff", "org")
            .dice(1)
            .scene()
            .does(new BeginFighters(ONE, ship("kzi-cvs"), 1), new AimAt(ONE, ship("fed-ca")));
    assertThat(draft.violations(new AddWeapon(ONE, card("drn-4-1"), BoxType.DRN))).isNotEmpty();
    Scene after = draft.does(new Commit(ONE));
    after = Wounds.laid(after);
    after
        .rejects(new BeginAttack(ONE, ship("kzi-cl")), "BF-TRN-03")
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 1), "BF-TRN-03")
        .rejects(new BeginPlanetFighters(ONE, card("pbf-1")), "BF-TRN-03")
        .rejects(new PlayFlotilla(ONE, card("pff")), "BF-TRN-03");
  }

  @Test
  @Rule("BF-FTR-05")
  void planetBasedFightersDoNotJoinThoseOfACarrier() {
    carrier()
        .hand(ONE, "pbf-1")
        .scene()
        .does(new BeginFighters(ONE, ship("kzi-cvs"), 2))
        .rejects(new AddPlanetFighters(ONE, card("pbf-1")), "BF-FTR-05");
  }

  @Test
  @Rule({"BF-FTR-06", "BF-D-38", "BF-D-40"})
  void noDoublingCardHelpsFightersButAPrimeTeamDoes() {
    Scene draft =
        carrier()
            .hand(ONE, "ovl-1", "scp-1", "gun", "env-1", "prt-1", "prt-2")
            .dice(4)
            .scene()
            .does(new BeginFighters(ONE, ship("kzi-cvs"), 1), new AimAt(ONE, ship("fed-ca")));
    for (String support : new String[] {"ovl-1", "scp-1", "gun", "env-1"}) {
      assertThat(draft.violations(new AddSupport(ONE, card(support), card("prt-1"))))
          .extracting(violation -> violation.rule().value())
          .contains("BF-FTR-06");
    }
    Scene struck = draft.does(new AddPlusOne(ONE, card("prt-1")), new Commit(ONE));
    assertThat(struck.events(DamageDealt.class))
        .containsExactly(new DamageDealt(ship("fed-ca"), 5));
    Scene both =
        draft.does(
            new AddPlusOne(ONE, card("prt-1")),
            new AddPlusOne(ONE, card("prt-2")),
            new Commit(ONE));
    assertThat(both.events(DamageDealt.class)).containsExactly(new DamageDealt(ship("fed-ca"), 6));
  }

  @Test
  @Rule("BF-FTR-08")
  void fightersReachTheMainBodyButNoReserveNoOwnAndNoDisengagedShip() {
    carrier()
        .screen(TWO, "fed-cl")
        .main(TWO, "fed-dd")
        .inReserve(TWO, "fed-ff", ship -> ship.withDamaged(BoxSet.firstBoxes(1)))
        .disengaged("fed-cl", "dsg")
        .scene()
        .does(new BeginFighters(ONE, ship("kzi-cvs"), 2))
        .rejects(new AimAt(ONE, ship("fed-ff")), "BF-ATK-21")
        .rejects(new AimAt(ONE, ship("fed-cl")), "BF-ATK-22")
        .rejects(new AimAt(ONE, ship("kzi-cl")), "BF-ATK-20")
        .rejects(new AimAt(ONE, ship("fed-dn")), "BF-ACT-01")
        .does(new AimAt(ONE, ship("fed-dd")));
  }

  @Test
  @Rule({"BF-D-23", "BF-ATK-13"})
  void aCloakedCarrierLaunchesNoFighters() {
    Given.advanced(2)
        .screen(ONE, "ori-cv")
        .cloaked("ori-cv")
        .screen(TWO, "fed-ca")
        .scene()
        .rejects(new BeginFighters(ONE, ship("ori-cv"), 1), "BF-ATK-13");
  }

  @Test
  @Rule({"BF-ATK-11", "BF-ATK-12"})
  void aCarrierHeldBackByACardOrInTheReserveLaunchesNoFighters() {
    carrier()
        .erratic("kzi-cvs", "em-1")
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 1), "BF-ATK-11");
    Given.advanced(2)
        .screen(ONE, "kzi-cl")
        .reserve(ONE, "kzi-cvs")
        .screen(TWO, "fed-ca")
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 1), "BF-ATK-12");
  }

  @Test
  @Rule("BF-ATK-20")
  void withoutATargetNoFightersFly() {
    Given.advanced(2)
        .screen(ONE, "kzi-cvs")
        .hand(ONE, "pbf-1")
        .screen(TWO, "fed-cl")
        .disengaged("fed-cl", "dsg")
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 1), "BF-ATK-20")
        .rejects(new BeginPlanetFighters(ONE, card("pbf-1")), "BF-ATK-20");
  }

  @Test
  @Rule("BF-GEN-06")
  void aGameWithoutFightersHasNoFighterAttack() {
    Given.config(2, config -> config.level(Level.BASIC).fighters(false))
        .screen(ONE, "kzi-cvs")
        .screen(TWO, "fed-ca")
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 1), "BF-GEN-06");
    Given.basic(2)
        .screen(ONE, "kzi-cvs")
        .screen(TWO, "fed-ca")
        .scene()
        .does(new BeginFighters(ONE, ship("kzi-cvs"), 1));
  }

  @Test
  @Rule({"BF-ACT-05", "BF-ACT-06"})
  void theFourthWithdrawalOfALaunchEndsPhaseFour() {
    Scene scene = carrier().screen(TWO, "kli-d7").hand(ONE, "pbf-1").scene();
    for (int i = 0; i < 3; i++) {
      scene = scene.does(new BeginFighters(ONE, ship("kzi-cvs"), 2), new Withdraw(ONE));
      assertThat(scene.phase()).isInstanceOf(Phase.Choice.class);
    }
    Scene over = scene.does(new BeginPlanetFighters(ONE, card("pbf-1")), new Withdraw(ONE));
    assertThat(over.phase()).isInstanceOf(Phase.Discard.class);
  }

  @Test
  @Rule({"BF-ATK-20", "BF-ATK-22", "BF-DEF-51"})
  void againstDisengagedShipsAloneNothingIsLaunched() {
    Given.basic(2)
        .screen(ONE, "kzi-cvs")
        .screen(TWO, "fed-ca")
        .disengaged("fed-ca", "dsg")
        .scene()
        .rejects(new BeginFighters(ONE, ship("kzi-cvs"), 1), "BF-ATK-20");
  }
}

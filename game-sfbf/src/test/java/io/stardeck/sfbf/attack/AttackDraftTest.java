package io.stardeck.sfbf.attack;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.counter;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.plusOne;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static io.stardeck.sfbf.scene.Moves.withdraw;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.PassAttack;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Phase;
import org.junit.jupiter.api.Test;

/** Who attacks, whom, and how a draft is put together (BF-ATK, BF-ACT). */
final class AttackDraftTest {
  private static Given fleets() {
    return Given.advanced(2)
        .screen(ONE, "fed-ca", "fed-cl")
        .screen(TWO, "kli-d7", "kli-c8", "rom-we");
  }

  @Rule({"BF-ATK-02", "BF-ATK-10"})
  @Test
  void onlyOneOwnShipAttacks() {
    Scene scene = fleets().hand(ONE, "pho-5-1", "pho-5-2").scene();
    scene.rejects(begin("kli-d7"), "BF-ATK-10").rejects(begin("gor-dn"), "BF-ACT-01");
    scene
        .does(begin("fed-ca"))
        .rejects(begin("fed-cl"), "BF-ACT-01")
        .does(aim("kli-d7"), weapon("pho-5-1", BoxType.PHO), commit());
    assertThat(scene.legal(ONE)).contains(begin("fed-ca"), begin("fed-cl"));
    Scene after =
        scene.does(begin("fed-ca"), aim("kli-d7"), weapon("pho-5-1", BoxType.PHO), commit());
    while (after.decider().equals(TWO)) {
      after = after.does(after.legal(TWO).get(0));
    }
    assertThat(after.phase()).isInstanceOf(Phase.Discard.class);
    after.rejects(begin("fed-cl"), "BF-TRN-03");
  }

  @Rule({"BF-ATK-11", "BF-I-12", "BF-CRD-15", "BF-CRD-18", "BF-CRD-20"})
  @Test
  void shipWithACardOnItDoesNotAttack() {
    fleets()
        .hand(ONE, "pho-5-1")
        .erratic("fed-ca", "em-1")
        .scene()
        .rejects(begin("fed-ca"), "BF-ATK-11");
    fleets()
        .hand(ONE, "pho-5-1")
        .weasel("fed-ca", "ww-1")
        .scene()
        .rejects(begin("fed-ca"), "BF-ATK-11");
    fleets()
        .hand(ONE, "pho-5-1")
        .disengaged("fed-ca", "dsg")
        .scene()
        .rejects(begin("fed-ca"), "BF-ATK-11");
  }

  @Rule({"BF-ATK-12", "BF-ATK-21", "BF-FRM-24", "BF-I-12"})
  @Test
  void reserveShipNeitherAttacksNorIsATarget() {
    Scene scene =
        fleets()
            .reserve(ONE, "fed-dn")
            .inReserve(ONE, "fed-dd", ship -> ship.withCloaked(false))
            .inReserve(TWO, "kli-f5", ship -> ship.withWebbed(false))
            .hand(ONE, "pho-5-1")
            .scene();
    scene
        .rejects(begin("fed-dn"), "BF-ATK-12")
        .rejects(begin("fed-dd"), "BF-ATK-12")
        .does(begin("fed-ca"))
        .rejects(aim("kli-f5"), "BF-ATK-21");
  }

  @Rule({"BF-ATK-13", "BF-D-23", "BF-CLK-05"})
  @Test
  void cloakedShipDoesNotAttack() {
    Given.advanced(2)
        .screen(ONE, "rom-we")
        .screen(TWO, "kli-d7")
        .cloaked("rom-we")
        .hand(ONE, "ph1-3-1")
        .scene()
        .rejects(begin("rom-we"), "BF-ATK-13");
  }

  @Rule({"BF-ATK-14", "BF-WEB-04", "BF-D-24"})
  @Test
  void webbedShipAttacksWithAnythingButPhasers() {
    Given webbed = Given.advanced(2).screen(ONE, "tho-cw").screen(TWO, "kli-d7").webbed("tho-cw");
    webbed
        .hand(ONE, "ph1-3-1", "dsr-4-1")
        .scene()
        .does(begin("tho-cw"), aim("kli-d7"))
        .rejects(weapon("ph1-3-1", BoxType.PH1), "BF-ATK-14")
        .does(weapon("dsr-4-1", BoxType.DSR), commit());
    Given.advanced(2)
        .screen(ONE, "tho-cw")
        .screen(TWO, "kli-d7")
        .webbed("tho-cw")
        .hand(ONE, "ph1-3-1", "ph2-2-1", "ph3-1-1")
        .scene()
        .rejects(begin("tho-cw"), "BF-ATK-14");
  }

  @Rule({"BF-ATK-20", "BF-ATK-24", "BF-I-13"})
  @Test
  void targetIsOneEnemyShip() {
    Scene scene =
        fleets().reserve(ONE, "fed-dd").hand(ONE, "pho-5-1").scene().does(begin("fed-ca"));
    scene
        .rejects(aim("fed-cl"), "BF-ATK-20")
        .rejects(aim("fed-ca"), "BF-ATK-20")
        .rejects(aim("fed-dd"), "BF-ATK-20")
        .rejects(aim("gor-dn"), "BF-ACT-01")
        .rejects(commit(), "BF-ATK-20")
        .does(aim("kli-d7"))
        .rejects(aim("kli-c8"), "BF-ACT-01");
    assertThat(scene.does(aim("kli-d7"), weapon("pho-5-1", BoxType.PHO)).violations(aim("kli-c8")))
        .anyMatch(violation -> violation.rule().value().equals("BF-ATK-24"));
  }

  @Rule("BF-ATK-20")
  @Test
  void allyIsNoTarget() {
    Given.config(4, config -> config.addOptions(Option.ALLIES))
        .screen(ONE, "fed-ca")
        .screen(TWO, "kli-d7")
        .screen(THREE, "gor-bc")
        .hand(ONE, "pho-5-1")
        .scene()
        .does(begin("fed-ca"))
        .rejects(aim("gor-bc"), "BF-ATK-20")
        .does(aim("kli-d7"));
  }

  @Rule({"BF-ATK-22", "BF-I-12"})
  @Test
  void disengagedShipIsNoTarget() {
    fleets()
        .disengaged("kli-d7", "dsg")
        .hand(ONE, "pho-5-1")
        .scene()
        .does(begin("fed-ca"))
        .rejects(aim("kli-d7"), "BF-ATK-22");
  }

  @Rule({"BF-ATK-23", "BF-CLK-04", "BF-I-15"})
  @Test
  void seekingWeaponsDoNotFindACloakedShip() {
    Scene scene = fleets().cloaked("rom-we").hand(ONE, "drn-4-1", "ph1-3-1").scene();
    scene
        .does(begin("fed-ca"), aim("rom-we"))
        .rejects(weapon("drn-4-1", BoxType.DRN), "BF-ATK-23")
        .does(weapon("ph1-3-1", BoxType.PH1));
    fleets()
        .cloaked("rom-we")
        .hand(ONE, "drn-4-1")
        .scene()
        .does(begin("fed-ca"))
        .rejects(aim("rom-we"), "BF-ATK-23");
  }

  @Rule({"BF-X-59", "BF-RCT-09", "BF-PRT-03", "BF-I-15"})
  @Test
  void droneFollowsOnceThePrimeTeamHasCounteredTheCloak() {
    Scene scene =
        fleets()
            .cloaked("rom-we")
            .erratic("rom-we", "em-1")
            .hand(ONE, "drn-4-1", "prt-1", "eccm-1")
            .scene()
            .does(begin("fed-ca"), aim("rom-we"), counter("eccm-1", Effect.ERRATIC))
            .rejects(weapon("drn-4-1", BoxType.DRN), "BF-ATK-23")
            .does(counter("prt-1", Effect.CLOAK), weapon("drn-4-1", BoxType.DRN));
    assertThat(scene.ship("rom-we").cloaked()).isTrue();
    assertThat(scene.does(commit()).ship("rom-we").cloaked()).isFalse();
  }

  @Rule({"BF-ATK-30", "BF-X-58", "BF-ACT-04", "BF-RCT-08"})
  @Test
  void attackNeedsAWeaponCard() {
    Scene scene =
        fleets()
            .erratic("kli-d7", "em-1")
            .hand(ONE, "pho-6-1", "eccm-1", "rs-1")
            .hand(TWO, "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"), counter("eccm-1", Effect.ERRATIC))
            .rejects(commit(), "BF-ATK-30")
            .rejects(weapon("rs-1", BoxType.PHO), "BF-ATK-30")
            .rejects(weapon("pho-5-1", BoxType.PHO), "BF-ATK-30")
            .does(weapon("pho-6-1", BoxType.PHO), commit());
    assertThat(scene.ship("kli-d7").erratic()).contains(Given.card("em-1"));
    assertThat(scene.does(pass()).dealt()).isEqualTo(6);
  }

  @Rule({"BF-ATK-33", "BF-ACT-01"})
  @Test
  void eachCardServesOnce() {
    Scene scene =
        fleets()
            .hand(ONE, "pho-5-1", "pho-5-2", "prt-1")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"), weapon("pho-5-1", BoxType.PHO))
            .rejects(weapon("pho-5-1", BoxType.PHO), "BF-ACT-01")
            .does(plusOne("prt-1"))
            .rejects(weapon("pho-5-1", BoxType.PHO), "BF-ACT-01")
            .rejects(plusOne("prt-1"), "BF-ACT-01")
            .does(commit());
    while (scene.decider().equals(TWO)) {
      scene = scene.does(scene.legal(TWO).get(0));
    }
    assertThat(scene.discarded("pho-5-1")).isTrue();
    assertThat(scene.holds(ONE, "pho-5-1")).isFalse();
    assertThat(scene.holds(ONE, "pho-5-2")).isTrue();
  }

  @Rule("BF-ATK-36")
  @Test
  void reserveCardsMustComeToHandFirst() {
    fleets()
        .hand(ONE, "pho-5-1")
        .stash(ONE, "pho-6-1")
        .scene()
        .does(begin("fed-ca"), aim("kli-d7"))
        .rejects(weapon("pho-6-1", BoxType.PHO), "BF-ATK-36");
  }

  @Rule({"BF-ACT-02", "BF-ACT-03", "BF-I-37"})
  @Test
  void nobodySeesADraft() {
    Scene scene = fleets().hand(ONE, "pho-5-1", "prt-1").hand(TWO, "rs-1").scene();
    BattleForceAction[] steps = {
      begin("fed-ca"), aim("kli-d7"), weapon("pho-5-1", BoxType.PHO), plusOne("prt-1")
    };
    Scene draft = scene;
    for (BattleForceAction step : steps) {
      draft = draft.does(step);
      assertThat(draft.view(TWO)).isEqualTo(scene.view(TWO));
      assertThat(draft.view(Seat.SPECTATOR)).isEqualTo(scene.view(Seat.SPECTATOR));
      assertThat(draft.state().table()).isEqualTo(scene.state().table());
      assertThat(draft.events()).allMatch(event -> !event.audience().includes(TWO));
      assertThat(draft.legal(TWO)).isEmpty();
      assertThat(draft.legal(ONE)).isNotEmpty();
      assertThat(draft.hand(ONE)).isEqualTo(scene.hand(ONE));
    }
    assertThat(draft.does(commit()).view(TWO)).isNotEqualTo(scene.view(TWO));
  }

  @Rule({"BF-X-57", "BF-ACT-05", "BF-ACT-06", "BF-I-38"})
  @Test
  void threeWithdrawalsGoBackAndTheFourthEndsThePhase() {
    Scene scene =
        fleets()
            .screen(ONE, "fed-cvs")
            .hand(ONE, "pho-5-1", "mut", "pbf-1", "pff", "org")
            .hand(TWO, "rs-1")
            .scene();
    Scene now = scene;
    for (int i = 0; i < 3; i++) {
      now = now.does(begin("fed-ca"), aim("kli-d7"), weapon("pho-5-1", BoxType.PHO), withdraw());
      assertThat(now.view(TWO)).isEqualTo(scene.view(TWO));
      assertThat(now.hand(ONE)).isEqualTo(scene.hand(ONE));
    }
    Scene fourth =
        now.does(begin("fed-ca"), aim("kli-d7"), weapon("pho-5-1", BoxType.PHO), withdraw());
    assertThat(fourth.state()).isEqualTo(now.does(new PassAttack(ONE)).state());
    assertThat(fourth.phase()).isInstanceOf(Phase.Discard.class);
  }
}

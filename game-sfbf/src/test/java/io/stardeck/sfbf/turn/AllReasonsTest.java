package io.stardeck.sfbf.turn;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.GiveToAlly;
import io.stardeck.sfbf.action.MarkCard;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PlayCeasefire;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.StashDrawn;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.PhaseStack;
import io.stardeck.sfbf.scene.Scene;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where two rules forbid a play, both are told. */
class AllReasonsTest {
  private static void assertTold(Scene scene, BattleForceAction action, String... rules) {
    assertThat(scene.violations(action))
        .extracting(violation -> violation.rule().value())
        .containsExactly(rules);
  }

  @Test
  @Rule("BF-FTR-06")
  void noDoublingCardHelpsFighters() {
    Scene draft =
        Given.advanced(2)
            .screen(ONE, "kzi-cvs")
            .screen(TWO, "fed-ca")
            .hand(ONE, "scp-1", "drn-3-1")
            .scene()
            .does(new BeginFighters(ONE, ship("kzi-cvs"), 1), aim("fed-ca"));
    assertTold(
        draft, new AddSupport(ONE, card("scp-1"), card("drn-3-1")), "BF-ACT-01", "BF-FTR-06");
  }

  @Test
  @Rule({"BF-SUP-04", "BF-SUP-05"})
  void aGunnerDoesNotGoWithAScatterpackInFire() {
    Scene fired =
        Given.advanced(2)
            .screen(ONE, "kzi-cvs")
            .screen(TWO, "fed-ca")
            .hand(TWO, "drn-3-1", "scp-1", "gun")
            .scene()
            .does(
                new BeginFighters(ONE, ship("kzi-cvs"), 1),
                aim("fed-ca"),
                commit(),
                new FireAtFighters(TWO, ship("fed-ca"), card("drn-3-1"), Optional.of(BoxType.DRN)),
                new SupportFire(TWO, card("scp-1"), card("drn-3-1")));
    assertTold(fired, new SupportFire(TWO, card("gun"), card("drn-3-1")), "BF-SUP-05", "BF-SUP-04");
  }

  @Test
  @Rule({"BF-PFF-09", "BF-ATK-21"})
  void aFlotillaStrikesNoShipOfAReserve() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .screen(TWO, "fed-dd")
            .inReserve(TWO, "fed-dn", ship -> ship.withDamaged(BoxSet.firstBoxes(1)))
            .hand(ONE, "pff")
            .scene()
            .does(new PlayFlotilla(ONE, card("pff")));
    assertTold(scene, new NameFlotillaTarget(ONE, ship("fed-dn")), "BF-ATK-21", "BF-PFF-09");
  }

  @Test
  @Rule({"BF-ORG-03", "BF-SET-04"})
  void aCeasefireStashesUpToThreeCards() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .screen(TWO, "fed-dd")
            .hand(ONE, "org", "rs-1", "rs-2")
            .stash(ONE, "eng", "dc-2")
            .scene()
            .does(new PlayCeasefire(ONE, card("org")), new MarkCard(ONE, card("rs-1")));
    assertTold(scene, new MarkCard(ONE, card("rs-2")), "BF-SET-04", "BF-ORG-03");
  }

  @Test
  @Rule({"BF-DIS-03", "BF-GEN-03"})
  void noCardIsGivenWithoutTheOption() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .screen(TWO, "fed-dd")
            .hand(ONE, "rs-1")
            .phases(PhaseStack.turnEnd(ONE))
            .scene();
    assertTold(scene, new GiveToAlly(ONE, card("rs-1"), TWO), "BF-DIS-03", "BF-GEN-03");
  }

  @Test
  @Rule({"BF-DEF-06", "BF-REP-05", "BF-PBF-07", "BF-ORG-01"})
  void whatIsPlayedInAPhaseIsNoDefence() {
    Scene attacked =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "fed-dn")
            .hand(ONE, "pho-5-1")
            .hand(TWO, "dc-2", "eng", "pbf-1", "org")
            .scene()
            .does(begin("fed-ca"), aim("fed-dn"), weapon("pho-5-1", BoxType.PHO), commit());
    assertTold(attacked, defend("dc-2"), "BF-DEF-06", "BF-REP-05");
    assertTold(attacked, defend("eng"), "BF-DEF-06", "BF-REP-05");
    assertTold(attacked, defend("pbf-1"), "BF-DEF-06", "BF-PBF-07");
    assertTold(attacked, defend("org"), "BF-DEF-06", "BF-ORG-01");
  }

  @Test
  @Rule({"BF-DRW-05", "BF-SET-04"})
  void whatWasNotDrawnIsToldBeforeAFullReserve() {
    Scene full =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "fed-dn")
            .stash(ONE, "eng", "dc-2", "rei-1")
            .phases(PhaseStack.draw(ONE))
            .scene();
    assertTold(full, new StashDrawn(ONE), "BF-DRW-05", "BF-SET-04");
  }
}

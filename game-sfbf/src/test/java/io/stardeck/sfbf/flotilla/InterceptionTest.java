package io.stardeck.sfbf.flotilla;

import static io.stardeck.sfbf.flotilla.Flotillas.fire;
import static io.stardeck.sfbf.flotilla.Flotillas.played;
import static io.stardeck.sfbf.flotilla.Flotillas.two;
import static io.stardeck.sfbf.scene.Given.FOUR;
import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.FlotillaDestroyed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Phase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The interception of a PF flotilla. */
class InterceptionTest {
  @Test
  @Rule({"BF-PFF-01", "BF-ATK-05", "BF-OUT-02"})
  void itTakesThePlaceOfTheAttackAndNeedsAShip() {
    Given.advanced(3)
        .screen(TWO, "fed-ca")
        .screen(THREE, "fed-dn")
        .hand(ONE, "pff")
        .scene()
        .rejects(new PlayFlotilla(ONE, card("pff")), "BF-OUT-02");
    two()
        .phases(
            new Phase.Discard(ONE, false, false),
            new Phase.Choice(ONE, 1, Optional.of(ship("fed-ff")), false))
        .scene()
        .rejects(new PlayFlotilla(ONE, card("pff")), "BF-PFF-01");
    two().hand(ONE, "org").scene().rejects(new PlayFlotilla(ONE, card("org")), "BF-PFF-01");
  }

  @Test
  @Rule({"BF-PFF-03", "BF-D-47", "BF-D-65"})
  void allOthersMayInterceptClockwiseFromTheLeft() {
    Scene scene =
        played(
            Given.advanced(4)
                .phases(
                    new Phase.Discard(THREE, false, false),
                    new Phase.Choice(THREE, 0, Optional.empty(), false))
                .screen(ONE, "fed-ff")
                .screen(TWO, "fed-ca")
                .screen(THREE, "kli-d7")
                .screen(FOUR, "rom-we")
                .hand(ONE, "ph2-2-1")
                .hand(TWO, "ph2-2-2")
                .hand(THREE, "pff")
                .hand(FOUR, "ph2-2-3"),
            THREE);
    assertThat(scene.phase()).isEqualTo(new Phase.Interception(FOUR, ImmutableList.of(ONE, TWO)));
    Scene next = scene.does(new PassIntercept(FOUR));
    assertThat(next.phase()).isEqualTo(new Phase.Interception(ONE, ImmutableList.of(TWO)));
    Scene last = next.does(new PassIntercept(ONE), new PassIntercept(TWO));
    assertThat(last.phase()).isEqualTo(new Phase.FlotillaTarget(THREE));
  }

  @Test
  @Rule({"BF-PFF-04", "BF-D-47"})
  void eachPlayerFiresOneCardFromOneShip() {
    Scene scene =
        played(
                Given.advanced(3)
                    .screen(ONE, "fed-ff")
                    .screen(TWO, "fed-ca", "fed-cl")
                    .screen(THREE, "rom-we")
                    .hand(ONE, "pff")
                    .hand(TWO, "pho-5-1", "ph1-2-1"))
            .does(fire(TWO, "fed-ca", "pho-5-1"));
    scene
        .rejects(fire(TWO, "fed-cl", "ph1-2-1"), "BF-PFF-04")
        .rejects(fire(TWO, "fed-ca", "ph1-2-1"), "BF-PFF-04");
  }

  @Test
  @Rule({"BF-PFF-05", "BF-ATK-32"})
  void inAGameOfTwoTheOpponentFiresTwoCardsFromDifferentBoxes() {
    Scene scene =
        played(
                two()
                    .damage("fed-ca", BoxType.PHO, BoxType.PH1)
                    .damage("fed-dn", BoxType.PHO, BoxType.PHO, BoxType.PHO, BoxType.PHO)
                    .hand(TWO, "pho-5-1", "pho-5-2", "ph1-2-1", "ph1-2-2"))
            .does(fire(TWO, "fed-ca", "pho-5-1"))
            .rejects(fire(TWO, "fed-ca", "pho-5-2"), "BF-ATK-32")
            .rejects(fire(TWO, "fed-dn", "pho-5-2"), "BF-ATK-31");
    scene.does(fire(TWO, "fed-ca", "ph1-2-1")).rejects(fire(TWO, "fed-dn", "ph1-2-2"), "BF-PFF-05");
    scene.does(fire(TWO, "fed-dn", "ph1-2-1"));
  }

  @Test
  @Rule({"BF-PFF-06", "BF-PBF-07", "BF-D-42"})
  void everyWeaponFiresAndAScatterpackOrGunnerDoubles() {
    Scene scene =
        played(
                two()
                    .screen(TWO, "kli-d7")
                    .hand(TWO, "dsr-3-1", "drn-3-1", "scp-1", "gun", "ovl-1", "env-1", "pbf-1"))
            .rejects(fire(TWO, "fed-ca", "pbf-1"), "BF-PFF-06")
            .rejects(fire(TWO, "fed-ca", "scp-1"), "BF-PFF-06")
            .does(fire(TWO, "kli-d7", "dsr-3-1"), fire(TWO, "fed-ca", "drn-3-1"))
            .rejects(new SupportFire(TWO, card("ovl-1"), card("dsr-3-1")), "BF-PFF-06")
            .rejects(new SupportFire(TWO, card("env-1"), card("drn-3-1")), "BF-PFF-06")
            .rejects(new SupportFire(TWO, card("scp-1"), card("dsr-3-1")), "BF-SUP-03")
            .rejects(new SupportFire(TWO, card("scp-1"), card("drn-4-1")), "BF-SUP-09")
            .does(new SupportFire(TWO, card("scp-1"), card("drn-3-1")))
            .rejects(new SupportFire(TWO, card("gun"), card("drn-3-1")), "BF-SUP-05");
    Scene doubled = scene.does(new SupportFire(TWO, card("gun"), card("dsr-3-1")));
    assertThat(doubled.events(FlotillaDestroyed.class)).as("6 + 6 points").hasSize(1);
  }

  @Test
  @Rule({"BF-PFF-05", "BF-D-52"})
  void inADuelOfTwoTheOpponentFiresTwoCardsHoweverManySitAtTheTable() {
    BattleForceState three =
        Given.config(3, config -> config.tieBreak(TieBreak.DUEL))
            .gameTurn(203)
            .screen(ONE, "fed-ff")
            .screen(TWO, "fed-ca")
            .hand(ONE, "pff")
            .hand(TWO, "ph2-2-1", "ph2-2-2", "ph2-2-3")
            .state();
    Duel duel = new Duel(ImmutableList.of(ONE, TWO), ImmutableList.of(9, 9, 1), 220);
    Scene.at(three.with(three.table().withDuel(Optional.of(duel))))
        .does(new PlayFlotilla(ONE, card("pff")))
        .does(fire(TWO, "fed-ca", "ph2-2-1"), fire(TWO, "fed-ca", "ph2-2-2"));
  }

  @Test
  @Rule("BF-PFF-04")
  void theLeastAbleBoxFires() {
    Scene scene = played(two().screen(TWO, "gor-dd").hand(TWO, "ph3-1-1", "ph3-2-1"));
    Scene fired = scene.does(fire(TWO, "gor-dd", "ph3-1-1"));
    BoxSet boxes = fired.state().table().attack().orElseThrow().fires().get(0).boxes();
    assertThat(fired.state().table().card(ship("gor-dd")).boxType(boxes.lowest()))
        .isEqualTo(BoxType.PH3);
  }

  @Test
  @Rule({"BF-X-13", "BF-PFF-02", "BF-PFF-08", "BF-X-37"})
  void twelvePointsDestroyTheFlotillaAndLaterPlayersDoNotFire() {
    Scene scene =
        played(
                Given.advanced(3)
                    .screen(ONE, "fed-ff")
                    .screen(TWO, "fed-ca")
                    .screen(THREE, "rom-we")
                    .hand(ONE, "pff")
                    .hand(TWO, "pho-6-1", "gun")
                    .hand(THREE, "ph1-2-1"))
            .does(fire(TWO, "fed-ca", "pho-6-1"))
            .does(new SupportFire(TWO, card("gun"), card("pho-6-1")));
    assertThat(scene.events(FlotillaDestroyed.class)).containsExactly(new FlotillaDestroyed(ONE));
    assertThat(scene.discarded("pff")).isTrue();
    assertThat(scene.discarded("pho-6-1")).isTrue();
    assertThat(scene.state().table().attack()).isEmpty();
    assertThat(scene.phase()).isNotInstanceOf(Phase.Interception.class);
  }

  @Test
  @Rule({"BF-X-37", "BF-PFF-02", "BF-PFF-08", "BF-PFF-10"})
  void elevenPointsLeaveOne() {
    Scene twelve =
        played(two().hand(TWO, "pho-6-1", "pho-6-2"))
            .does(fire(TWO, "fed-ca", "pho-6-1"), fire(TWO, "fed-ca", "pho-6-2"));
    assertThat(twelve.events(FlotillaDestroyed.class)).hasSize(1);
    Scene eleven =
        played(two().dice(2, 3).hand(TWO, "pho-6-1", "pho-5-1"))
            .does(fire(TWO, "fed-ca", "pho-6-1"), fire(TWO, "fed-dn", "pho-5-1"))
            .does(new NameFlotillaTarget(ONE, ship("fed-ca")), new Commit(ONE));
    assertThat(eleven.events(DamageDealt.class))
        .containsExactly(new DamageDealt(ship("fed-ca"), 6));
  }
}

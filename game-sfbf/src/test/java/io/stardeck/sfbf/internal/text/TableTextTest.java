package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.defend;
import static io.stardeck.sfbf.scene.Moves.fire;
import static io.stardeck.sfbf.scene.Moves.pass;
import static io.stardeck.sfbf.scene.Moves.scatter;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AddCounter;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.AnswerDefence;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PassIntercept;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Duel;
import io.stardeck.sfbf.state.Effect;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the table tells. */
final class TableTextTest {
  private static final Seat THREE = Seat.of(3);

  @Test
  @Rule({"BF-SOL-10", "BF-SOL-11"})
  void theOpenCardsOfTheEnemyAreShown() {
    Given given =
        Given.advanced(1)
            .screen(ONE, "kli-d7")
            .screen(TWO, "fed-ca")
            .hand(ONE, "ovl-4")
            .enemyCards("ecm-4", "em-1");
    assertThat(table(given.scene(), ONE))
        .contains("the enemy: keeps 2 cards, trophies 0")
        .contains("  Keeps      ECM 4, Erratic Maneuvers 4\n");
  }

  @Test
  @Rule({"BF-DMG-08", "BF-WIN-04"})
  void trophiesAreNamed() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kli-d7")
            .screen(TWO, "fed-ca")
            .trophies(ONE, "kzi-ff")
            .scene();
    assertThat(table(scene, TWO))
        .contains("trophies 1 (3 points), score 11")
        .contains("  Trophies   FF Dagger\n");
  }

  @Test
  @Rule({"BF-PFF-14", "BF-INF-07"})
  void whatAFlotillaSentUnderTheShipDeckIsKnownThere() {
    Scene sent =
        Given.advanced(2)
            .screen(ONE, "fed-ff")
            .screen(TWO, "kli-e4", "fed-dn")
            .hand(ONE, "pff", "dc-2")
            .dice(6, 6)
            .scene()
            .does(
                new PlayFlotilla(ONE, card("pff")),
                new NameFlotillaTarget(ONE, ship("kli-e4")),
                new Commit(ONE));
    assertThat(table(sent, TWO))
        .contains("at the bottom of the ship deck, the lowest last: E4 Hunter");
    assertThat(table(sent, Seat.SPECTATOR)).contains("the lowest last: E4 Hunter");
    assertThat(told(sent))
        .contains("E4 Hunter of seat 2 is destroyed; it goes to the bottom of the ship deck");
  }

  @Test
  @Rule("BF-WIN-08")
  void inADuelTheScoresStayAsTheyWere() {
    BattleForceState state =
        Given.config(3, c -> c).gameTurn(203).screen(ONE, "kzi-ff").screen(TWO, "kli-e4").state();
    Duel duel = new Duel(ImmutableList.of(ONE, TWO), ImmutableList.of(11, 11, 6), 220);
    Scene scene = Scene.at(state.with(state.table().withDuel(Optional.of(duel))));
    assertThat(table(scene, THREE))
        .startsWith("Game turn 203 of 220, a duel, active: seat 1\n")
        .contains("seat 1: hand 0, reserve cards 0, trophies 0 (0 points), score 11\n")
        .contains("score 6\n");
  }

  @Test
  @Rule("BF-D-09")
  void theSetUpTellsWhoWillBegin() {
    Scene started =
        Scene.started(BattleForceConfig.builder().players(2).build(), Chance.seeded("begins"));
    assertThat(table(started, ONE))
        .startsWith("Set-up, first player: " + started.state().table().active() + "\n");
  }

  @Test
  @Rule({"BF-RCT-03", "BF-RCT-08"})
  void whatTheAttackHasCancelledIsShownWithIt() {
    Scene attacked =
        Given.advanced(2)
            .screen(ONE, "kli-d7")
            .screen(TWO, "fed-ca")
            .erratic("fed-ca", "em-1")
            .hand(ONE, "eccm-1", "dsr-5-1")
            .hand(TWO, "rs-1")
            .scene()
            .does(
                new BeginAttack(ONE, ship("kli-d7")),
                new AimAt(ONE, ship("fed-ca")),
                new AddCounter(ONE, card("eccm-1"), Effect.ERRATIC),
                new AddWeapon(ONE, card("dsr-5-1"), BoxType.DSR),
                new Commit(ONE));
    assertThat(table(attacked, TWO))
        .contains("  cancelled by ECCM: the Erratic Maneuvers\n")
        .contains("as it stands: 5 damage");
  }

  @Test
  @Rule({"BF-FTR-13", "BF-FTR-14"})
  void fireAtFightersIsShownWithWhatDoublesItAndWhoFires() {
    Scene fired =
        Given.advanced(2)
            .screen(ONE, "fed-cvs")
            .screen(TWO, "kli-d7")
            .hand(TWO, "ph1-2-1", "gun", "rs-1")
            .scene()
            .does(
                new BeginFighters(ONE, ship("fed-cvs"), 2),
                new AimAt(ONE, ship("kli-d7")),
                new Commit(ONE),
                new FireAtFighters(TWO, ship("kli-d7"), card("ph1-2-1"), Optional.of(BoxType.PH1)),
                new SupportFire(TWO, card("gun"), card("ph1-2-1")));
    assertThat(table(fired, ONE))
        .contains("  fire: Phaser-1 2 + Legendary Gunner from D7 Destruction\n");
  }

  private static ImmutableList<String> told(Scene scene) {
    return scene.events().stream()
        .map(event -> BattleForceNarrator.INSTANCE.event(scene.view(ONE), event.what()))
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"BF-DEF-23", "BF-DMG-06"})
  @Test
  void whatADefenceHasTakenOffACardIsShownBesideIt() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "kzi-ff")
            .hand(ONE, "drn-5-1", "drn-3-1", "scp-1")
            .hand(TWO, "tb-1", "ph2-2-1", "rs-1", "dc-2")
            .scene()
            .does(begin("kzi-dn"), aim("kzi-ff"), weapon("drn-5-1", BoxType.DRN))
            .does(support("scp-1", "drn-5-1"), weapon("drn-3-1", BoxType.DRN), commit())
            .does(stop("tb-1", "drn-5-1"), fire("ph2-2-1", BoxType.PH2, "drn-3-1"))
            .does(defend("rs-1"));
    assertThat(table(scene, ONE))
        .contains(
            "with Drone 5 + Scatterpack (1 cancelled), Drone 3 (-2)\n",
            "  as it stands: 3 damage, FF Dagger has no box left but is not destroyed\n");
  }

  @Rule({"BF-DEF-24", "BF-DEF-50", "BF-PRT-03"})
  @Test
  void whatAnAnswerWouldLeaveIsToldToWhoAsks() {
    Scene drones =
        Given.advanced(2)
            .screen(ONE, "kzi-dn")
            .screen(TWO, "kzi-bc")
            .hand(ONE, "drn-5-1", "drn-3-1")
            .hand(TWO, "drn-3-2", "scp-1", "dsg")
            .scene()
            .does(begin("kzi-dn"), aim("kzi-bc"), weapon("drn-5-1", BoxType.DRN))
            .does(weapon("drn-3-1", BoxType.DRN), commit())
            .does(fire("drn-3-2", BoxType.DRN, "drn-5-1"));
    assertThat(asked(drones, TWO, defend("dsg"))).endsWith("; with this no damage at all");
    assertThat(asked(drones, TWO, scatter("scp-1", "drn-3-2", "drn-3-1")))
        .startsWith("now 3 damage")
        .contains("; with this 0 damage");
    Scene webbed =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "tho-dn")
            .webbed("tho-dn")
            .hand(ONE, "pho-6-1", "prt-1")
            .hand(TWO, "rs-1", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("tho-dn"), weapon("pho-6-1", BoxType.PHO), commit())
            .does(defend("rs-1"), pass());
    assertThat(asked(webbed, ONE, new AnswerDefence(ONE, card("prt-1"), Optional.of(Effect.WEB))))
        .startsWith("now 2 damage")
        .contains("; with this 3 damage");
  }

  @Rule({"BF-PFF-03", "BF-PFF-09"})
  @Test
  void aFlotillaIsShownOnItsWayAndAtItsTarget() {
    Scene scene =
        Given.advanced(2)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-c8")
            .hand(ONE, "pff")
            .hand(TWO, "ph1-4-1", "dsr-5-1", "rs-1")
            .dice(1, 1)
            .scene()
            .does(new PlayFlotilla(ONE, card("pff")))
            .does(new Intercept(TWO, ship("kli-c8"), card("ph1-4-1")));
    assertThat(table(scene, TWO))
        .contains("\nseat 1 sends PF Flotilla\n", "  as it stands: 4 of 12 points of fire\n");
    Scene named =
        scene.does(
            new Intercept(TWO, ship("kli-c8"), card("dsr-5-1")),
            new PassIntercept(TWO),
            new NameFlotillaTarget(ONE, ship("kli-c8")));
    assertThat(table(named, ONE))
        .contains(
            "without a defence: 5 to 15 damage by 2 dice, C8 Conqueror is destroyed in 28 %"
                + " of the rolls");
    assertThat(table(named.does(commit()), TWO))
        .contains("\nseat 1 sends PF Flotilla at C8 Conqueror\n  dice [1, 1]\n");
  }

  private static String asked(Scene scene, Seat seat, BattleForceAction action) {
    return Scene.GAME.narrator().about(scene.view(seat), action).orElseThrow();
  }

  private static String table(Scene scene, Seat seat) {
    return BattleForceNarrator.INSTANCE.table(scene.view(seat));
  }
}

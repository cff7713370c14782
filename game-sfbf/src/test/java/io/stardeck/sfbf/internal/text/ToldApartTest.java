package io.stardeck.sfbf.internal.text;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.THREE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Moves.aim;
import static io.stardeck.sfbf.scene.Moves.begin;
import static io.stardeck.sfbf.scene.Moves.commit;
import static io.stardeck.sfbf.scene.Moves.fire;
import static io.stardeck.sfbf.scene.Moves.stop;
import static io.stardeck.sfbf.scene.Moves.support;
import static io.stardeck.sfbf.scene.Moves.weapon;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.action.PlayFlotilla;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.config.Level;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.AttackEvent.DefencePlayed;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cards and ships that are called the same are told apart where it matters which is meant. */
final class ToldApartTest {
  @Rule({"BF-DEF-23", "BF-DEF-40"})
  @Test
  void aDroneWithAScatterpackIsNotAimedAtByTheNameOfOneWithout() {
    Scene attacked = drones();
    assertThat(told(attacked, stop("tb-1", "drn-5-1")))
        .isEqualTo("play Tractor Beam at Drone 5 + Scatterpack");
    assertThat(told(attacked, stop("tb-1", "drn-5-2"))).isEqualTo("play Tractor Beam at Drone 5");
    Scene fired = attacked.does(fire("ph1-3-1", BoxType.PH1, "drn-5-2"));
    assertThat(told(fired, stop("tb-1", "drn-5-2"))).isEqualTo("play Tractor Beam at Drone 5 (-3)");
    Scene stopped = fired.does(stop("tb-1", "drn-5-1"));
    DefencePlayed tractor = stopped.told(DefencePlayed.class, ONE).get(0);
    assertThat(Scene.GAME.narrator().event(stopped.view(ONE), tractor))
        .endsWith(" plays Tractor Beam against Drone 5 + Scatterpack");
  }

  private static Scene drones() {
    return Given.advanced(2)
        .screen(ONE, "kzi-dn")
        .screen(TWO, "fed-ca")
        .hand(ONE, "drn-5-1", "drn-5-2", "scp-1")
        .hand(TWO, "tb-1", "ph1-3-1", "dc-2")
        .scene()
        .does(begin("kzi-dn"), aim("fed-ca"))
        .does(weapon("drn-5-1", BoxType.DRN), weapon("drn-5-2", BoxType.DRN))
        .does(support("scp-1", "drn-5-1"), commit());
  }

  @Rule({"BF-OPT-24", "BF-D-56"})
  @Test
  void theTableTellsWhichWeaponCardAnEcmCancels() {
    Scene jammed =
        Given.config(2, config -> config.addOptions(Option.TRADITIONAL_DAMAGE))
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .hand(ONE, "pho-6-1", "pho-5-1", "ovl-1")
            .hand(TWO, "ecm-4", "dc-2")
            .scene()
            .does(begin("fed-ca"), aim("kli-d7"), weapon("pho-6-1", BoxType.PHO))
            .does(weapon("pho-5-1", BoxType.PHO), support("ovl-1", "pho-5-1"), commit())
            .does(
                new PlayDefence(
                    TWO,
                    Given.card("ecm-4"),
                    Optional.empty(),
                    Optional.of(Given.card("pho-5-1"))));
    assertThat(Scene.GAME.narrator().table(jammed.view(ONE)))
        .contains("  defence: ECM 4 against Photon torpedo 5 + Overload\n");
  }

  @Rule({"BF-ATK-20", "BF-PFF-09"})
  @Test
  void amongThreeTheOwnerOfATargetIsTold() {
    Scene aiming =
        Given.advanced(3)
            .screen(ONE, "fed-ca")
            .screen(TWO, "kli-d7")
            .screen(THREE, "tho-pc")
            .hand(ONE, "pho-6-1", "pff")
            .scene();
    BattleForceAction aim = aim("tho-pc");
    Scene begun = aiming.does(begin("fed-ca"));
    assertThat(Scene.GAME.narrator().action(begun.view(ONE), aim))
        .isEqualTo("aim at PC Page of seat 3");
    Scene committed = begun.does(aim, weapon("pho-6-1", BoxType.PHO), commit());
    assertThat(Scene.GAME.narrator().event(committed.view(TWO), declared(committed)))
        .isEqualTo("CA Constellation of seat 1 attacks PC Page of seat 3 with Photon torpedo 6");
    Scene flotilla = aiming.does(new PlayFlotilla(ONE, Given.card("pff")));
    assertThat(
            Scene.GAME
                .narrator()
                .action(flotilla.view(ONE), new NameFlotillaTarget(ONE, Given.ship("kli-d7"))))
        .isEqualTo("aim the flotilla at D7 Destruction of seat 2");
  }

  private static AttackDeclared declared(Scene scene) {
    return scene.told(AttackDeclared.class, TWO).get(0);
  }

  @Rule({"BF-GEN-11", "BF-D-01"})
  @Test
  void ofTwoCopiesEachShipIsCalledByAName() {
    BattleForceConfig eight = BattleForceConfig.builder().players(8).level(Level.BASIC).build();
    Scene scene = Scene.started(eight, Chance.seeded("two copies"));
    String table = Scene.GAME.narrator().table(scene.view(ONE));
    Set<String> names = new HashSet<>();
    for (Seat seat : Seat.first(8)) {
      for (Ship ship : scene.fleet(seat).row(Row.SCREEN)) {
        String name = new Names(scene.state().table()).ship(ship.id());
        assertThat(names.add(name)).as(name).isTrue();
        assertThat(table).contains(" " + name + " ");
      }
    }
    assertThat(names).hasSize(56).contains("E4 Hunter I", "E4 Hunter II");
    assertThat(new Names(drones().state().table()).ship(Given.ship("fed-ca")))
        .isEqualTo("CA Constellation");
  }

  private static String told(Scene scene, BattleForceAction action) {
    assertThat(scene.legal(TWO)).contains(action);
    return Scene.GAME.narrator().action(scene.view(TWO), action);
  }
}

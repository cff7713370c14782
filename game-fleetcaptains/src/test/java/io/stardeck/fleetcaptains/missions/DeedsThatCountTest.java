package io.stardeck.fleetcaptains.missions;

import static io.stardeck.fleetcaptains.missions.Assigned.claim;
import static io.stardeck.fleetcaptains.scene.Acts.attack;
import static io.stardeck.fleetcaptains.scene.Acts.join;
import static io.stardeck.fleetcaptains.scene.Acts.start;
import static io.stardeck.fleetcaptains.scene.Acts.step;
import static io.stardeck.fleetcaptains.scene.Scene.FED;
import static io.stardeck.fleetcaptains.scene.Scene.KLI;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.fleetcaptains.action.Answer;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.scene.Fixture;
import io.stardeck.fleetcaptains.scene.Scene;
import io.stardeck.fleetcaptains.state.FleetFrame;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What counts for event objectives, and what does not ({@code FC-D-61}). */
final class DeedsThatCountTest {
  private static final String WON = "mission-won-attack-1";
  private static final String BLOW = "mission-heavy-blow-1";
  private static final String EXPLORER = "engine-improvements-1";

  /** A crew card of Venture's takes damage away; Bortas attacks it and does 2. */
  private static Scene struck(String prevents) {
    String ability =
        "{'mode':'ACTIVATED','optional':false,'costs':[{'do':'TRASH_THIS'}],'usesAction':false,"
            + "'limit':'ONCE_PER_TURN','targets':[],'effects':[{'do':'PREVENT_DAMAGE'"
            + prevents
            + "}],'text':''}";
    Fixture fixture =
        Fixture.standard()
            .face("command-staff-1", "{'kind':'CREW','abilities':[" + ability + "]}")
            .with("ships", "venture", "{'standing':[]}")
            .with("ships", "bortas", "{'standing':[]}");
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, "command-staff")
            .fleet(FED, "venture")
            .fleet(KLI, "bortas")
            .missions(FED)
            .missions(KLI, WON, BLOW)
            .hand(FED)
            .hand(KLI)
            .tile(0, 0, "dead-space-1", FED)
            .at("venture", 0, 0)
            .at("bortas", 0, 0)
            .crew("venture", "command-staff-1")
            .turnOf(KLI);
    scene.ship("bortas", ship -> ship.withAdjusted(true));
    scene.dial("venture", 6, 13, 6, 7).dice(6, 1);
    scene.hand(FED).hand(KLI);
    scene.apply(attack(scene, "bortas", "venture")).passTest();
    assertThat(scene.asks(FleetFrame.PreventDamage.class)).isTrue();
    return scene;
  }

  @Rule("FC-D-61")
  @Test
  void damageThatIsPreventedIsNotDealt() {
    Scene all = struck("");
    all.apply(new Answer.UseProtection(FED, all.card("command-staff-1"), 0));
    assertThat(all.ship("venture").alert()).isEqualTo(Alert.WHITE);
    assertThat(all.refused(claim(all, KLI, WON))).containsExactly("FC-MSN-01");

    Scene none = struck("");
    none.apply(new Answer.DeclineAbility(FED));
    none.apply(none.legal(FED, Answer.SetDial.class).get(0));
    assertThat(none.refused(claim(none, KLI, WON))).isEmpty();
  }

  @Rule({"FC-D-81", "FC-D-61"})
  @Test
  void aTileThatATaskForceExploresCountsOnce() {
    for (int count : new int[] {1, 2}) {
      String tiles =
          "{'objective':{'kind':'EVENT','deed':'TILE_EXPLORED','count':"
              + count
              + ",'within':'TURN'}}";
      Scene scene =
          Scene.of(Fixture.standard().with("missions", WON, tiles).set(), builder -> builder)
              .fleet(FED, "yosemite", "venture")
              .missions(FED, WON)
              .hand(FED)
              .hidden(0, 0, "dead-space-5")
              .at("yosemite", 0, -1)
              .at("venture", 0, -1);
      scene.apply(start(scene, "yosemite"), join(scene, "venture"));
      scene.dice(6, 6).apply(step(scene, 0, 0));
      assertThat(scene.tile(0, 0).explored()).isTrue();
      assertThat(scene.refused(claim(scene, FED, WON)).isEmpty()).isEqualTo(count == 1);
    }
  }

  @Rule("FC-D-61")
  @Test
  void whatIsDoneOutsideAManeuverDoesNotCountWithinOne() {
    String two =
        "{'objective':{'kind':'EVENT','deed':'TILE_EXPLORED','count':2,'within':'MANEUVER'}}";
    Fixture fixture =
        Fixture.standard()
            .with("missions", WON, two)
            .face(
                EXPLORER,
                "{'asAction':true,'targets':[{'kind':'TILE','reach':'ADJACENT','optional':false,"
                    + "'at':{'explored':false}}],'effects':[{'do':'ON_TARGET','target':0,"
                    + "'effects':[{'do':'EXPLORE_TILE'}]}]}");
    Scene scene =
        Scene.of(fixture.set(), builder -> builder, "engine-improvements")
            .fleet(FED, "yosemite")
            .missions(FED, WON)
            .hand(FED, EXPLORER)
            .tile(0, 0, "dead-space-1", FED)
            .tile(1, 0, "dead-space-2", FED)
            .tile(-1, 0, "dead-space-3", FED)
            .tile(-1, 1, "dead-space-4", FED)
            .tile(1, -1, "m-planet-1", FED)
            .tile(0, -1, "m-planet-2", FED)
            .hidden(0, 1, "dead-space-5")
            .hidden(0, 2, "dead-space-6")
            .at("yosemite", 0, 0);
    scene.dice(6, 6).playWithShip(FED, EXPLORER, "yosemite");
    assertThat(scene.tile(0, 1).explored()).isTrue();
    scene.ship("yosemite", ship -> ship.withAt(scene.space(0, 1)).withStart(scene.space(0, 1)));
    scene.apply(start(scene, "yosemite")).apply(step(scene, 0, 2));
    assertThat(scene.tile(0, 2).explored()).isTrue();
    assertThat(scene.refused(claim(scene, FED, WON))).containsExactly("FC-MSN-01");
  }

  @Rule("FC-D-61")
  @Test
  void aShipIsLostToAnEnemyByAnAttackAlone() {
    String lost = "{'objective':{'kind':'EVENT','deed':'SHIP_LOST','count':1,'within':'GAME'}}";
    Scene scene =
        Scene.of(Fixture.standard().with("missions", WON, lost).set())
            .fleet(FED, "yosemite", "yeager")
            .missions(FED, WON);
    scene.change(play -> Damage.take(play, scene.card("yosemite"), 3, Optional.empty()));
    assertThat(scene.refused(claim(scene, FED, WON))).containsExactly("FC-MSN-01");
    scene.change(play -> Damage.take(play, scene.card("yeager"), 3, Optional.of(KLI)));
    assertThat(scene.refused(claim(scene, FED, WON))).isEmpty();
  }
}

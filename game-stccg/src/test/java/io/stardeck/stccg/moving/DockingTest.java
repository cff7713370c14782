package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Beam;
import io.stardeck.stccg.action.OrderAction.Load;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ships at outposts, and who stays aboard there. */
class DockingTest {
  private final Scene scene = Scene.laid().missions("153");
  private final CardId outpost = scene.outpost(ONE, "106", 0); // a Romulan one
  private final CardId ship = scene.ship(ONE, "347", 0); // a Klingon one
  private final Host aboard = Host.ship(ship);

  @Rule({"ST-LOD-01", "ST-LOD-03", "ST-ZON-08", "ST-OUT-08", "ST-D-14"})
  @Test
  void aShipIsNotAtAnOutpostThatItCannotUse() {
    CardId neutral = scene.person(ONE, "289", aboard);
    CardId waiting = scene.person(ONE, "290", Host.outpost(outpost));
    CardId kit = scene.gear(ONE, "060", aboard);
    scene.orders(ONE);
    Unload unload = new Unload(ONE, Optional.of(neutral), ship, outpost);
    assertThat(scene.against(unload)).containsExactly("ST-LOD-03");
    assertThat(scene.against(new Unload(ONE, Optional.of(kit), ship, outpost)))
        .containsExactly("ST-LOD-03");
    assertThat(scene.against(new Unload(ONE, Optional.empty(), ship, outpost)))
        .containsExactly("ST-LOD-03");
    Load load = new Load(ONE, Optional.of(waiting), outpost, ship);
    assertThat(scene.against(load)).containsExactly("ST-LOD-01");
    scene.lies(ONE, "101", On.table(ONE)); // Treaty: Romulan/Klingon
    assertThat(scene.against(load)).isEmpty();
    scene.does(new Unload(ONE, Optional.empty(), ship, outpost));
    assertThat(scene.defs(Host.outpost(outpost), Role.FREE)).containsExactly("289", "290");
  }

  @Rule({"ST-D-14", "ST-ZON-08"})
  @ParameterizedTest
  @CsvSource({"0, false, true", "0, true, false", "1, false, false"})
  void aShipIsAtAnOutpostWhereverItLiesThereUncloaked(int location, boolean cloaked, boolean at) {
    Scene two = Scene.laid().missions("153", "155");
    two.outpost(TWO, "105", 0);
    CardId theirs = two.ship(TWO, "347", location); // nobody aboard
    two.with(theirs, each -> each.copy().withCloaked(cloaked));
    two.ship(ONE, "339", location); // a Tractor Beam
    CardId seizure = two.hand(ONE, "136"); // not for a ship at its own outpost
    two.orders(ONE);
    PlayInterrupt plays = new PlayInterrupt(ONE, seizure, Aim.at(Host.ship(theirs)));
    assertThat(two.against(plays).isEmpty()).isEqualTo(!at);
  }

  @Rule({"ST-EFF-31", "ST-ORD-11"})
  @Test
  void whomACardAboardDisablesStaysAboard() {
    CardId own = scene.outpost(ONE, "105", 0);
    CardId empath = scene.person(ONE, "292", aboard);
    scene.persons(ONE, aboard, "255", "256");
    scene.lies(ONE, "053", On.ship(ship)); // Two-Dimensional Creatures: Empathy
    scene.orders(ONE);
    assertThat(scene.against(new Beam(ONE, Optional.of(empath), aboard, Host.team(0, ONE))))
        .containsExactly("ST-ORD-05");
    assertThat(scene.against(new Unload(ONE, Optional.of(empath), ship, own)))
        .containsExactly("ST-ORD-05");
    scene.does(new Beam(ONE, Optional.empty(), aboard, Host.team(0, ONE)));
    assertThat(scene.defs(aboard, Role.FREE)).containsExactly("292");
  }

  @Rule("ST-EFF-30")
  @Test
  void whoMayNotBeBeamedIsNotLoadedEither() {
    CardId own = scene.outpost(ONE, "105", 0);
    CardId man = scene.person(ONE, "255", aboard);
    scene.marked(aboard, new Mark.NoBeam(1)).orders(ONE);
    assertThat(scene.against(new Unload(ONE, Optional.of(man), ship, own)))
        .containsExactly("ST-EFF-30");
    Host there = Host.outpost(own);
    CardId other = scene.person(ONE, "256", there);
    scene.marked(there, new Mark.NoBeam(1));
    assertThat(scene.against(new Load(ONE, Optional.of(other), own, ship)))
        .containsExactly("ST-EFF-30");
  }

  @Rule({"ST-LOD-01", "ST-AFF-02"})
  @Test
  void nobodyIsLoadedWhoDoesNotGoWithTheCrew() {
    CardId own = scene.outpost(ONE, "105", 0);
    CardId neutral = scene.ship(ONE, "353", 0);
    CardId klingon = scene.person(ONE, "255", Host.outpost(own));
    Load load = new Load(ONE, Optional.of(klingon), own, neutral);
    scene.orders(ONE);
    assertThat(scene.against(load)).isEmpty();
    scene.persons(ONE, Host.ship(neutral), "215");
    assertThat(scene.against(load)).containsExactly("ST-AFF-02");
  }
}

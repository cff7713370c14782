package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.card.word.Site;
import io.stardeck.stccg.card.word.Target;
import io.stardeck.stccg.card.word.TargetKind;
import io.stardeck.stccg.internal.target.Targets;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where that is lies on which a card may be played ({@code ST-REQ-16}). */
class TargetSitesTest {
  // A planet, and two space missions.
  private final Scene scene = Scene.laid().missions("151", "191", "191");

  private List<Aim> aims(TargetKind kind, Site site) {
    Target target =
        new Target(
            kind,
            Optional.empty(),
            Optional.empty(),
            Optional.of(site),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return Targets.aims(scene.state(), ONE, ImmutableList.of(target));
  }

  @Rule({"ST-REQ-16", "ST-INT-09"})
  @Test
  void aShipIsAtAPlanetOrInSpaceOrAtAnOutpostThatItCanUse() {
    Aim orbit = Aim.at(Host.ship(scene.ship(ONE, "331", 0)));
    Aim docked = Aim.at(Host.ship(scene.ship(ONE, "331", 1)));
    Aim stranger = Aim.at(Host.ship(scene.ship(ONE, "347", 1)));
    Aim away = Aim.at(Host.ship(scene.ship(ONE, "331", 2)));
    scene.outpost(ONE, "104", 1);
    scene.outpost(TWO, "104", 2);
    assertThat(aims(TargetKind.SHIP, Site.PLANET)).containsExactly(orbit);
    assertThat(aims(TargetKind.SHIP, Site.SPACE)).containsExactly(docked, stranger, away);
    assertThat(aims(TargetKind.SHIP, Site.OWN_OUTPOST)).containsExactly(docked);
  }

  @Rule({"ST-REQ-16", "ST-INT-09"})
  @Test
  void aMissionIsOneWithAnOwnOutpost() {
    scene.outpost(ONE, "104", 1);
    scene.outpost(TWO, "104", 2);
    assertThat(aims(TargetKind.MISSION, Site.PLANET)).containsExactly(Aim.at(0));
    assertThat(aims(TargetKind.MISSION, Site.SPACE)).containsExactly(Aim.at(1), Aim.at(2));
    assertThat(aims(TargetKind.MISSION, Site.OWN_OUTPOST)).containsExactly(Aim.at(1));
  }

  @Rule({"ST-REQ-16", "ST-INT-09"})
  @Test
  void whoIsInAnOutpostIsAtItAndATeamIsOnAPlanet() {
    Host inside = Host.outpost(scene.outpost(ONE, "104", 1));
    Host team = Host.team(0, ONE);
    scene.persons(ONE, inside, "203").persons(ONE, team, "204");
    assertThat(aims(TargetKind.PERSON, Site.OWN_OUTPOST)).containsExactly(Aim.at(inside));
    assertThat(aims(TargetKind.PERSON, Site.PLANET)).containsExactly(Aim.at(team));
    assertThat(aims(TargetKind.TEAM, Site.PLANET)).containsExactly(Aim.at(team));
    assertThat(aims(TargetKind.TEAM, Site.SPACE)).isEmpty();
    assertThat(aims(TargetKind.OUTPOST, Site.PLANET)).isEmpty();
    assertThat(aims(TargetKind.OUTPOST, Site.SPACE)).containsExactly(Aim.at(inside));
  }
}

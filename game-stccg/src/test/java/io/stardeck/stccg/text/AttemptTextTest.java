package io.stardeck.stccg.text;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** What {@code ?} tells of an attempt. */
final class AttemptTextTest {
  private static final String BORG = "134"; // each of six has STRENGTH 6

  @Test
  void attemptIsToldWithWhatItsMissionNeeds() {
    Scene scene = Scene.laid().missions("151");
    scene.persons(ONE, Host.team(0, ONE), "212");
    assertThat(about(scene, Affiliation.FEDERATION))
        .contains("\nneeds ")
        .endsWith("all who are there do not meet that; seeds come before it");
  }

  @Rule({"ST-SPC-09", "ST-ORD-10"})
  @Test
  void intrudersAreNotAmongThoseWhoMeetWhatAMissionNeeds() {
    // Krios Suppression: Honor, Diplomacy, STRENGTH over 35; Gowron has 9
    Scene scene = Scene.laid().missions("175");
    scene.persons(ONE, Host.team(0, ONE), "261", BORG, BORG, BORG, BORG, BORG, BORG);
    assertThat(about(scene, Affiliation.KLINGON)).contains("all who are there do not meet that");
    scene.persons(ONE, Host.team(0, ONE), "278", "253", "256", "260", "262");
    assertThat(about(scene, Affiliation.KLINGON)).contains("all who are there meet that");
  }

  private static String about(Scene scene, Affiliation affiliation) {
    StccgView view = StccgView.of(scene.state(), ONE);
    Attempt attempt = new Attempt(ONE, 0, Host.team(0, ONE), ImmutableSet.of(affiliation));
    return new StccgGame().narrator().about(view, attempt).orElseThrow();
  }
}

package io.stardeck.deckbuilder.bot;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.window.Gathering;
import org.junit.jupiter.api.Test;

/** What the planner does in Borg Invasion. */
class BorgHabitsTest {
  @Test
  void trashesAWeakCardWhenItsHandBuysNothing() {
    Scene weak =
        team()
            .hand(ONE, "c1", "borg", "borg", "borg")
            .discard(ONE, "raider", "fury", "bulwark", "aegis")
            .slots("c9", "c9", "c9", "c9", "c8", "c8", "c8", "c8", "c7")
            .scene();
    assertThat(choice(weak)).isEqualTo(new TrashPhase(ONE, Given.card("c1")));
    Scene rich =
        team()
            .hand(ONE, "c1", "borg", "borg", "borg")
            .discard(ONE, "fury", "bulwark", "aegis")
            .slots("raider", "c9", "c9", "c9", "c8", "c8", "c8", "c8", "c7")
            .tally(ONE, tally -> tally.withXp(9))
            .scene();
    assertThat(choice(rich)).isNotInstanceOf(TrashPhase.class);
  }

  @Test
  void letsTheTeamFlipMoreOnceItCouldBeatLocutus() {
    Given able = team().bridge(ONE, "man", "man", "phasers", "phasers");
    assertThat(choice(exploring(able.space("locutus")))).isEqualTo(new Explore(ONE));
    Given unable = team().space("locutus");
    assertThat(choice(exploring(unable))).isNotInstanceOf(Explore.class);
  }

  private static Scene exploring(Given given) {
    return given.tally(ONE, tally -> tally.withExplorations(1)).scene();
  }

  private static Given team() {
    return Given.borg(2).phases(new TeamAction(ONE, Gathering.of(ImmutableList.of(ONE, TWO))));
  }

  private static DeckbuilderAction choice(Scene scene) {
    Seat seat = ONE;
    ImmutableList<DeckbuilderAction> legal = scene.legal(seat);
    return new PlannerBot().choose(scene.view(seat), legal, Chance.seeded(1));
  }
}

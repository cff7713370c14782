package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.Resign;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.api.Test;

/** Attempts with more than one opponent. */
class ThreePlayersTest {
  private final Scene scene = Scene.laid(3).missions("151");

  /**
   * The group of the second player fails at a dilemma of the first: an opponent chooses who dies.
   */
  private void fails() {
    Host team = Host.team(0, TWO);
    scene.seeded(ONE, 0, "019").persons(TWO, team, "203", "216", "214"); // Chalnoth
    scene.orders(TWO).quietly(new Attempt(TWO, 0, team, ImmutableSet.of(Affiliation.FEDERATION)));
    scene.quietly(new Confirm(TWO));
  }

  @Rule({"ST-RND-06", "ST-MUL-02"})
  @Test
  void theOpponentIsTheNextInTurnOrderAfterTheOwnerOfTheVictims() {
    fails();
    assertThat(scene.state().top().deciders()).containsExactly(THREE);
  }

  @Rule("ST-MUL-05")
  @Test
  void whoGivesUpHasChosenTheFirst() {
    fails();
    scene.does(new Resign(THREE)).passes();
    assertThat(scene.discarded(TWO)).hasSize(1);
    assertThat(scene.state().top().deciders()).containsExactly(TWO);
  }
}

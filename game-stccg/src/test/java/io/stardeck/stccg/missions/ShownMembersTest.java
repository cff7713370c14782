package io.stardeck.stccg.missions;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.StccgGame;
import io.stardeck.stccg.action.StccgAction;
import io.stardeck.stccg.scene.Encounter;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** Members of a team among whom somebody else picks, in states that are dealt anew. */
class ShownMembersTest {
  @Rule({"ST-VIS-05", "ST-VIS-11"})
  @Test
  void whoWasShownToThePickerIsKnownToThemInAStateDealtAnewToo() {
    Scene scene = Encounter.laid("036", true).persons(ONE, Encounter.TEAM, "205", "214");
    Encounter.attempts(scene); // Microvirus: the opponent chooses who dies
    StccgGame game = new StccgGame();
    ImmutableList<StccgAction> choices = game.legalActions(scene.state(), TWO);
    for (Seat seat : ImmutableList.of(ONE, TWO, Seat.SPECTATOR)) {
      StccgView view = game.view(scene.state(), seat);
      StccgState dealt = game.determinize(view, Chance.seeded("deal"));
      assertThat(game.faults(dealt)).isEmpty();
      assertThat(game.view(dealt, seat)).isEqualTo(view);
      assertThat(game.legalActions(dealt, TWO)).isEqualTo(choices);
    }
  }
}

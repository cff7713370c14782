package io.stardeck.stccg.setup;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.SetupAction;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;

/** What each player knows of a stack of seeds. */
class SeedsKnownTest {
  private final Scene scene = Scene.laid().missions("151");

  private void knows(Seat seat, String cards, Integer... positions) {
    StccgView view = StccgView.of(scene.state(), seat);
    assertThat(String.join(" ", view.cards(Places.stack(0)).stream().map(c -> c.def()).toList()))
        .as("what %s sees", seat)
        .isEqualTo(cards);
    assertThat(view.zones().at(Places.stack(0)).positions()).containsExactly(positions);
    assertThat(view.size(Places.stack(0))).isEqualTo(4);
  }

  @Rule("ST-VIS-08")
  @Test
  void whoSeedsKnowsTheOwnCardsAndWhereTheyLie() {
    CardId first = scene.unplaced(ONE, "012");
    CardId third = scene.unplaced(ONE, "015");
    CardId second = scene.unplaced(TWO, "014");
    CardId fourth = scene.unplaced(TWO, "016");
    scene.seeding();
    scene.does(new SetupAction.Seed(ONE, first, 0)).does(new SetupAction.Seed(TWO, second, 0));
    scene.does(new SetupAction.Seed(ONE, third, 0)).does(new SetupAction.Seed(TWO, fourth, 0));
    knows(ONE, "015 012", 1, 3);
    knows(TWO, "016 014", 0, 2);
    knows(Seat.SPECTATOR, "");
  }
}

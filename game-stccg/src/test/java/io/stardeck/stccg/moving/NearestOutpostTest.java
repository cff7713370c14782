package io.stardeck.stccg.moving;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.BattleAction.AttackOutpost;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import org.junit.jupiter.api.Test;

/** A ship that is called to the nearest outpost, while outposts are destroyed. */
class NearestOutpostTest {
  private final Scene scene = Scene.laid().missions("165", "156", "155", "193", "185");
  private final CardId ship = scene.ship(ONE, "347", 1);

  @Rule("ST-EFF-32")
  @Test
  void aMessageLeadsToTheNearestOutpostThatIsLeftAndEndsWithTheLast() {
    scene.persons(ONE, Host.ship(ship), "255", "272");
    CardId near = scene.outpost(TWO, "105", 0); // SHIELDS 32
    CardId far = scene.outpost(TWO, "105", 4);
    CardId message = scene.lies(TWO, "121", On.ship(ship));
    Move left = new Move(ONE, ship, false, 0);
    Move right = new Move(ONE, ship, true, 2);
    scene.orders(ONE);
    assertThat(scene.against(left)).isEmpty();
    assertThat(scene.against(right)).containsExactly("ST-EFF-32");
    razes(near, 0);
    assertThat(scene.against(left)).containsExactly("ST-EFF-32");
    assertThat(scene.against(right)).isEmpty();
    razes(far, 4);
    assertThat(scene.state().table().lying(message)).isNull();
    assertThat(scene.against(left)).isEmpty();
  }

  private void razes(CardId outpost, int location) {
    for (int i = 0; i < 6; i++) { // WEAPONS 36
      scene.persons(ONE, Host.ship(scene.ship(ONE, "347", location)), "255");
    }
    scene.quietly(new AttackOutpost(ONE, outpost)).quietly(new Confirm(ONE));
    assertThat(scene.state().table().outpost(outpost)).isNull();
  }
}

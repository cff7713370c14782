package io.stardeck.stccg.effects;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Condition;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import org.junit.jupiter.api.Test;

/** Effects on all persons or ships, of whom some are spared or out of reach. */
class AllPersonsTest {
  private static final Host TEAM = Host.team(0, ONE);

  private final Scene scene = Scene.laid().missions("151", "191");
  private final CardId ship = scene.ship(TWO, "331", 1);

  AllPersonsTest() {
    scene.persons(ONE, TEAM, "200", "205").persons(TWO, Host.ship(ship), "205", "204");
  }

  private void turns(int count) {
    scene.cardPlay(ONE);
    for (int i = 0; i < count; i++) {
      scene.quietly(new EndTurn(scene.state().table().active()));
    }
  }

  @Rule({"ST-EFF-54", "ST-EFF-01", "ST-RND-03"})
  @Shows({"067", "076"})
  @Test
  void whoIsNotKilledSavesNobodyElse() {
    scene.lies(ONE, "076", On.table(ONE));
    scene.lies(ONE, "067", On.table(ONE));
    turns(7);
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder("205", "204");
    assertThat(scene.defs(TEAM, Role.FREE)).containsExactly("200", "205"); // MEDICAL x2
  }

  @Rule({"ST-EFF-33", "ST-EFF-04"})
  @Shows({"110", "140"})
  @Test
  void aShipThatIsSetAsideTakesNobodyAlong() {
    CardId other = scene.ship(ONE, "331", 1);
    scene.lies(TWO, "110", On.ship(ship));
    scene.with(ship, each -> each.copy().withAside(5));
    turns(2);
    assertThat(scene.state().table().ship(ship)).isNull();
    assertThat(scene.ship(other).condition()).isEqualTo(Condition.OK);
  }
}

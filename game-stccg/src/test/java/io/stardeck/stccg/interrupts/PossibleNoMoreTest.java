package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import org.junit.jupiter.api.Test;

/** Orders that were announced, and that what was played in their window has made impossible. */
class PossibleNoMoreTest {
  private static final ImmutableSet<Affiliation> KLINGON = ImmutableSet.of(Affiliation.KLINGON);

  // A planet for the Federation, a space mission, a planet.
  private final Scene scene = Scene.laid().missions("146", "191", "151");

  @Rule({"ST-INT-10", "ST-EFF-32"})
  @Test
  void aShipThatIsCalledElsewhereDoesNotMoveAway() {
    CardId ship = scene.ship(ONE, "345", 1);
    scene.outpost(TWO, "105", 0);
    scene.persons(ONE, Host.ship(ship), "253").orders(ONE).hand(TWO, "121");
    scene.does(new Move(ONE, ship, true, 2));
    scene.plays(TWO, "121", Aim.at(Host.ship(ship))).passes(); // Incoming Message - Klingon
    assertThat(scene.ship(ship).location()).isEqualTo(1);
    assertThat(scene.ship(ship).rangeUsed()).isZero();
    scene.does(new Move(ONE, ship, false, 0));
  }
}

package io.stardeck.stccg.turn;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.scene.Scene;
import org.junit.jupiter.api.Test;

/** A player is asked for what can really be done. */
class PromptsTest {
  private final Scene scene = Scene.laid().missions("154");

  @Rule("ST-TRN-03")
  @Test
  void aCardIsAskedForWhereOneCanBePlayed() {
    scene.cardPlay(ONE);
    assertThat(scene.prompt(ONE)).isEqualTo("no card of yours can be played: play none");
    assertThat(scene.prompt(TWO)).as("not asked").isEqualTo("play a card, or none");
    scene.hand(ONE, "066");
    assertThat(scene.prompt(ONE)).isEqualTo("play a card, or none");
  }

  @Rule("ST-TRN-06")
  @Test
  void anOrderIsAskedForWhereOneCanBeGiven() {
    scene.orders(ONE);
    assertThat(scene.prompt(ONE)).isEqualTo("no order can be given: end the turn");
    assertThat(scene.prompt(TWO)).as("not asked").isEqualTo("give an order, or end the turn");
  }
}

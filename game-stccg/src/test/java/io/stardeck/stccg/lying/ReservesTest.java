package io.stardeck.stccg.lying;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Option.OfCard;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Copies of a card that is not cumulative. */
class ReservesTest {
  @Rule({"ST-TRM-03", "ST-TRM-04"})
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aReserveDoesWhatTheFirstDidOnceItIsGone(int copies) {
    Scene scene = Scene.laid().missions("151");
    CardId first = scene.lies(ONE, "093", On.table(ONE)); // a card from each opponent and turn
    for (int i = 1; i < copies; i++) {
      scene.lies(ONE, "093", On.table(ONE));
    }
    for (int i = 0; i < 8; i++) {
      scene.hand(TWO, "205");
    }
    turn(scene);
    assertThat(scene.discarded(TWO)).hasSize(1);
    scene.ends(first);
    turn(scene);
    assertThat(scene.discarded(TWO)).hasSize(copies == 1 ? 1 : 2);
  }

  private static void turn(Scene scene) {
    scene.orders(TWO).quietly(new EndTurn(TWO));
    while (scene.state().top().deciders().contains(TWO)
        && scene.state().table().active().equals(TWO)) {
      CardId any = scene.state().cards(Places.hand(TWO)).get(0).id();
      scene.quietly(new Choose(TWO, new OfCard(any)));
    }
  }
}

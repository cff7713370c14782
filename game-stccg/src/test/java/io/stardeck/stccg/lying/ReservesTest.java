package io.stardeck.stccg.lying;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.THREE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.TurnAction.EndTurn;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import org.junit.jupiter.api.Test;
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

  @Rule({"ST-TRM-04", "ST-EFF-43"})
  @Shows("067")
  @Test
  void aCountdownCountsFromWhenItsOwnCardCame() {
    Scene scene = Scene.laid().missions("151").orders(ONE);
    scene.lies(ONE, "067", On.table(ONE)); // Anti-Time Anomaly
    scene.turns(2).lies(ONE, "067", On.table(ONE));
    scene.turns(4).persons(TWO, Host.team(0, TWO), "205").turns(1);
    assertThat(scene.discarded(TWO)).containsExactly("205");
    scene.persons(TWO, Host.team(0, TWO), "215").turns(2);
    assertThat(scene.discarded(TWO)).containsExactly("215", "205");
    assertThat(scene.state().table().lying()).isEmpty();
  }

  @Rule({"ST-TRM-03", "ST-D-64"})
  @Shows("093")
  @Test
  void twoPlayersCopiesTakeOneCardOfTheThird() {
    Scene scene = Scene.laid(3).missions("151");
    CardId first = scene.lies(ONE, "093", On.table(ONE));
    scene.lies(TWO, "093", On.table(TWO));
    for (Seat seat : Seat.first(3)) {
      scene.persons(seat, Host.team(0, seat), "205").hand(seat, "205");
      scene.hand(seat, "205");
    }
    for (Seat seat : Seat.first(3)) {
      gives(scene, seat);
      assertThat(scene.discarded(seat)).hasSize(1); // the players' own copies do not spare them
    }
    scene.ends(first);
    gives(scene, THREE);
    assertThat(scene.discarded(THREE)).hasSize(2);
    gives(scene, TWO);
    assertThat(scene.discarded(TWO)).hasSize(1);
  }

  private static void gives(Scene scene, Seat seat) {
    scene.orders(seat).quietly(new EndTurn(seat));
    while (scene.state().table().active().equals(seat)) {
      CardId any = scene.state().cards(Places.hand(seat)).get(0).id();
      scene.quietly(new Choose(seat, new OfCard(any)));
    }
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

package io.stardeck.engine.rules.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Parlour.Side;
import io.stardeck.engine.rules.window.Responses.Command;
import io.stardeck.engine.rules.window.Responses.PassResponse;
import io.stardeck.engine.rules.window.Responses.Respond;
import io.stardeck.engine.rules.window.Responses.Turn;
import org.junit.jupiter.api.Test;

/** FC-D-67 on {@link Responses}. */
final class ResponsesTest {
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  private final Responses game = new Responses();

  @Test
  void theOpponentGetsOneWindowAfterEachCommand() {
    Parlour state = play(table(2, "Cancel", "Cancel"), new Command(ONE, "Raid"));
    assertThat(game.toAct(state)).containsExactly(TWO);
    state = play(state, new PassResponse(TWO));
    assertThat(state.log()).containsExactly("Raid");
    assertThat(game.toAct(state)).containsExactly(ONE);
    state = play(state, new Command(ONE, "Scan"));
    assertThat(game.toAct(state)).as("after each command").containsExactly(TWO);
  }

  @Test
  void aResponseCancelsAndIsNotRespondedTo() {
    Parlour state = play(table(2, "Cancel", "Cancel"), new Command(ONE, "Raid"));
    state = play(state, new Respond(TWO, "Cancel"));
    assertThat(state.log()).containsExactly("Raid cancelled");
    assertThat(game.toAct(state)).as("no response to a response").containsExactly(ONE);
  }

  @Test
  void theWindowOpensWhateverTheOpponentHolds() {
    Parlour state = play(table(1), new Command(ONE, "Raid"));
    assertThat(game.toAct(state)).containsExactly(TWO);
    assertThat(game.legalActions(state, TWO)).containsExactly(new PassResponse(TWO));
  }

  @Test
  void theWindowIsSkippedIfNoResponseFaceIsLeftByPublicFacts() {
    Parlour state = play(table(1, "Cancel"), new Command(ONE, "Raid"), new Respond(TWO, "Cancel"));
    state = play(state, new Command(ONE, "Scan"));
    assertThat(state.log()).containsExactly("Raid cancelled", "Scan");
    assertThat(state.top()).isInstanceOf(Turn.class);
  }

  private Parlour play(Parlour from, Action... actions) {
    Parlour state = from;
    for (Action action : actions) {
      assertThat(game.legalActions(state, action.actor())).contains(action);
      state = game.apply(state, action).state();
    }
    return state;
  }

  private static Parlour table(int faces, String... hand) {
    return Parlour.of(
        new Turn(ONE),
        Side.of(0, ImmutableList.of("Raid", "Scan", "Tow")),
        Side.of(faces, ImmutableList.copyOf(hand)));
  }
}

package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;

/** Law 6: what is written as JSON is read as the same value. */
final class RoundTrip<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int ACTIONS = 20;

  @Override
  public String name() {
    return "json";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    Game<C, S, A, V> game = position.game();
    GameJson<C, S, A, V> json = position.json();
    S state = position.state();
    assertThat(json.readConfig(json.write(position.config()))).isEqualTo(position.config());
    S read = json.readState(json.write(state));
    assertThat(read).as("the state, %s", new Difference(json, read, state)).isEqualTo(state);
    assertThat(json.readState(json.tree(state))).as("the state").isEqualTo(state);
    assertThat(json.hash(read)).as("the state's hash").isEqualTo(json.hash(state));
    for (Seat seat : position.watchers()) {
      V view = game.view(state, seat);
      V readView = json.readView(json.write(view));
      assertThat(readView)
          .as("view of %s, %s", seat, new Difference(json, readView, view))
          .isEqualTo(view);
      assertThat(game.legalActions(read, seat))
          .as("legal actions of %s after a round trip", seat)
          .isEqualTo(game.legalActions(state, seat));
    }
    ImmutableList<A> legal = position.legal();
    for (A action : position.some(legal, ACTIONS)) {
      assertThat(json.readAction(json.write(action))).isEqualTo(action);
      Ruling<S> ruling = game.apply(state, action);
      for (Event event : ruling.events()) {
        assertThat(json.readEvent(json.write(event))).isEqualTo(event);
      }
      assertThat(game.apply(read, action)).as("ruling after a round trip").isEqualTo(ruling);
    }
  }
}

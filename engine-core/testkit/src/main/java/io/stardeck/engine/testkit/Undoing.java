package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.session.Learning;

/**
 * Law 8, for what is taken back: a decision that is said to tell nobody anything looks to each seat
 * as it does in every state that differs only in what this seat cannot know, so nobody knows more
 * when it is taken back than before it was taken.
 */
final class Undoing<C, S, A extends Action, V extends View> implements Law<C, S, A, V> {
  private static final int ACTIONS = 4;
  private static final int DEALS = 6;

  @Override
  public String name() {
    return "undo";
  }

  @Override
  public boolean cheap() {
    return false;
  }

  @Override
  public void check(Position<C, S, A, V> position) {
    Learning<S, A, V> learning = new Learning<>(position.game(), position.json());
    for (A action : position.some(position.answers(), ACTIONS)) {
      if (learning.nothingIn(position.state(), ImmutableList.of(action))) {
        for (Seat seat : position.watchers()) {
          checkFree(position, seat, action);
        }
      }
    }
  }

  private void checkFree(Position<C, S, A, V> position, Seat seat, A action) {
    Game<C, S, A, V> game = position.game();
    V view = game.view(position.state(), seat);
    Ruling<S> truth = game.apply(position.state(), action);
    for (int deal = 0; deal < DEALS; deal++) {
      Ruling<S> other = game.apply(game.determinize(view, position.chance()), action);
      if (!other.accepted()) {
        assertThat(action.actor()).as("%s, refused for its actor", action).isNotEqualTo(seat);
        continue;
      }
      assertThat(other.told(seat))
          .as("what %s is told of %s, which tells nothing", seat, action)
          .isEqualTo(truth.told(seat));
      assertThat(game.view(other.state(), seat))
          .as("view of %s after %s, which tells nothing", seat, action)
          .isEqualTo(game.view(truth.state(), seat));
    }
  }
}

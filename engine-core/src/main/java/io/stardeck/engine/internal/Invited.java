package io.stardeck.engine.internal;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import java.util.Optional;

/** Asks those who may act though nobody waits for them. */
public final class Invited {
  private Invited() {}

  /**
   * What the first of them wants that wants to act; empty if nobody does.
   *
   * @param question is put to one after the other of those who have a legal answer
   * @throws X if asking fails
   */
  public static <S, A extends Action, V extends View, W, X extends Exception> Optional<W> wish(
      Game<?, S, A, V> game, S state, Question<A, V, W, X> question) throws X {
    for (Seat seat : game.invited(state)) {
      V view = game.view(state, seat);
      ImmutableList<A> legal = Action.answers(game.legalActions(view));
      if (!legal.isEmpty()) {
        Optional<W> wish = question.ask(view, legal);
        if (wish.isPresent()) {
          return wish;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether somebody wants to act. */
  public interface Question<A extends Action, V extends View, W, X extends Exception> {
    /**
     * What the seat of {@code view} wants to do; empty if it lets the game go on.
     *
     * @param legal what it may do, at least one action
     * @throws X if asking fails
     */
    Optional<W> ask(V view, ImmutableList<A> legal) throws X;
  }
}

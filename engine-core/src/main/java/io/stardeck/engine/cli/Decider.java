package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.io.IOException;
import java.util.Optional;

/** Whoever decides for one seat: a bot, or a person at the terminal. */
interface Decider<A extends Action, V extends View> {
  /**
   * Asks for a decision.
   *
   * @param seat the seat that decides
   * @param view what it may know
   * @param legal what it may do, at least one action
   * @param chance for a bot
   */
  Choice<A> decide(Seat seat, V view, ImmutableList<A> legal, Chance chance) throws IOException;

  /**
   * Asks whether a seat wants to act for which nobody waits, see {@link Bot#unasked}.
   *
   * @param legal the answers that it may give, at least one
   * @return empty to let the others go on
   */
  default Optional<Choice<A>> unasked(Seat seat, V view, ImmutableList<A> legal, Chance chance)
      throws IOException {
    return Optional.empty();
  }

  /** A bot decides. */
  static <A extends Action, V extends View> Decider<A, V> of(Bot<A, V> bot) {
    return new Decider<>() {
      @Override
      public Choice<A> decide(Seat seat, V view, ImmutableList<A> legal, Chance chance) {
        return new Choice.Take<>(bot.choose(view, legal, chance));
      }

      @Override
      public Optional<Choice<A>> unasked(Seat seat, V view, ImmutableList<A> legal, Chance chance) {
        return bot.unasked(view, legal, chance).map(Choice.Take::new);
      }
    };
  }
}

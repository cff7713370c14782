package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.io.IOException;

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

  /** A bot decides. */
  static <A extends Action, V extends View> Decider<A, V> of(Bot<A, V> bot) {
    return (seat, view, legal, chance) -> new Choice.Take<>(bot.choose(view, legal, chance));
  }
}

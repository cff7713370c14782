package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import java.util.Optional;

/** Tells at the terminal what happens in a game, as one seat or the spectator may know it. */
final class Teller<S, A extends Action, V extends View> {
  private final Game<?, S, A, V> game;
  private final Seat watcher;
  private final Console console;

  Teller(Game<?, S, A, V> game, Seat watcher, Console console) {
    this.game = game;
    this.watcher = watcher;
    this.console = console;
  }

  /** Tells the events that led to {@code state}, one line each. */
  void events(S state, ImmutableList<Event> events) {
    V view = game.view(state, watcher);
    for (Event event : events) {
      if (event.audience().includes(watcher)) {
        console.line("%s", game.narrator().event(view, event.what()));
      }
    }
  }

  /** Shows the table. */
  void table(S state) {
    console.line("%s", game.narrator().table(game.view(state, watcher)));
  }

  /**
   * Tells how the game ended, or that it did not.
   *
   * @param players their names, in seat order
   */
  void end(Optional<Outcome> outcome, int decisions, ImmutableList<String> players) {
    if (outcome.isEmpty()) {
      console.line("The game was left after %d decisions.", decisions);
      return;
    }
    console.line("The game is over after %d decisions (%s).", decisions, outcome.get().rule());
    ImmutableList<Seat> winners = outcome.get().winners();
    for (int i = 0; i < players.size(); i++) {
      int score = outcome.get().scores().get(i);
      String won = winners.contains(Seat.at(i)) ? "  winner" : "";
      console.line("  %s  %-16s score %4d%s", Seat.at(i), players.get(i), score, won);
    }
    if (winners.isEmpty()) {
      console.line("  Nobody has won.");
    }
  }
}

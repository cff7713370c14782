package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.cli.Screen.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells at the terminal what happens in a game, to each of those who look at it as they may know
 * it. What is told is put into words when it happens and kept, to be looked up.
 */
final class Teller<S, A extends Action, V extends View> {
  private final Game<?, S, A, V> game;
  private final ImmutableList<Seat> watchers;
  private final Console console;
  private final Map<Seat, Told> told = new HashMap<>();
  private final Map<Seat, ImmutableList<String>> tables = new HashMap<>();

  /**
   * Nothing has happened yet.
   *
   * @param watchers who looks: one, to whom all is told at once, or several, to whom it is told
   *     when {@linkplain #catchUp they come to look}
   */
  Teller(Game<?, S, A, V> game, ImmutableList<Seat> watchers, Console console) {
    this.game = game;
    this.watchers = watchers;
    this.console = console;
    watchers.forEach(seat -> told.put(seat, new Told()));
  }

  /** Tells what has happened. */
  void tell(Ruling<S> ruling) {
    for (Seat seat : watchers) {
      V view = game.view(ruling.state(), seat);
      for (Event event : ruling.told(seat)) {
        note(seat, game.narrator().event(view, event.what()));
      }
    }
  }

  /** Tells every one of them something that is no event of the game. */
  void note(String line) {
    watchers.forEach(seat -> note(seat, line));
  }

  private void note(Seat seat, String line) {
    told(seat).lines.add(line);
    if (watchers.size() == 1) {
      catchUp(seat);
    }
  }

  /** Tells {@code seat} what has happened since it last looked. */
  void catchUp(Seat seat) {
    Told all = told(seat);
    all.lines.subList(all.read, all.lines.size()).forEach(line -> console.line("%s", line));
    all.read = all.lines.size();
  }

  /** Tells {@code seat} the last {@code most} lines again. */
  void log(Seat seat, int most) {
    List<String> lines = told(seat).lines;
    if (lines.isEmpty()) {
      console.line("  Nothing has happened yet.");
    }
    lines
        .subList(Math.max(0, lines.size() - most), lines.size())
        .forEach(line -> console.say(Style.FAINT, "  " + line));
  }

  private Told told(Seat seat) {
    return told.computeIfAbsent(seat, each -> new Told());
  }

  /** Shows the table, as the one who looks sees it, or nobody in particular. */
  void table(S state) {
    Seat seat = watchers.size() == 1 ? watchers.get(0) : Seat.SPECTATOR;
    console.line("");
    whole(game.view(state, seat));
  }

  /** Shows the table of {@code view}. */
  void whole(V view) {
    show(remembered(view));
  }

  /**
   * Shows what is new in the table of {@code view} since its seat last saw it: all of it, if that
   * is more than half.
   */
  void changes(V view) {
    ImmutableList<String> before = tables.getOrDefault(view.seat(), ImmutableList.of());
    ImmutableList<String> after = remembered(view);
    ImmutableList<String> changes = Changes.between(before, after);
    if (!changes.isEmpty()) {
      console.line("");
      show(2 * changes.size() > after.size() ? after : changes);
    }
  }

  /** Has {@code seat} see the whole table the next time. */
  void forget(Seat seat) {
    tables.remove(seat);
  }

  private ImmutableList<String> remembered(V view) {
    ImmutableList<String> lines =
        game.narrator()
            .table(view, console.screen().width())
            .stripTrailing()
            .lines()
            .collect(ImmutableList.toImmutableList());
    tables.put(view.seat(), lines);
    return lines;
  }

  private void show(ImmutableList<String> lines) {
    lines.forEach(line -> console.line("%s", line));
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
      console.line(
          "  %s  %-16s score %4d%s", console.screen().name(Seat.at(i)), players.get(i), score, won);
    }
    if (winners.isEmpty()) {
      console.line("  Nobody has won.");
    }
  }

  /** What one seat was told. */
  private static final class Told {
    private final List<String> lines = new ArrayList<>();
    private int read;
  }
}

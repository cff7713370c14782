package io.stardeck.engine.cli;

import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code list}: the games on the class path. */
@Command(name = "list", description = "Lists the games on the class path.")
final class ListCommand implements Callable<Integer> {
  private final Console console;

  ListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException {
    for (Game<?, ?, ?, ?> game : GameShelf.load().games()) {
      GameInfo info = game.info();
      console.line(
          "%-16s %s, version %s, %s; bots: %s",
          info.id(), info.title(), info.version(), seats(info), names(game));
    }
    return ExitCode.OK;
  }

  private static String seats(GameInfo info) {
    String range = info.minSeats() == info.maxSeats() ? "" : info.minSeats() + " to ";
    return range + info.maxSeats() + (info.maxSeats() == 1 ? " player" : " players");
  }

  private static <A extends Action, V extends View> String names(Game<?, ?, A, V> game) {
    return String.join(", ", Bots.of(game).keySet());
  }
}

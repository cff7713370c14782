package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Fault;
import io.stardeck.engine.internal.Lines;
import io.stardeck.engine.referee.Referee;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/**
 * {@code referee}: answers the requests of another program, one line each, until its input ends.
 */
@Command(
    name = "referee",
    description = "Reads one JSON request a line and writes one JSON answer a line.",
    footer = {
      "",
      "Each request names its kind in \"op\" and, but for games, the game:",
      "  games                                          the games that are here",
      "  rules      [prefix]                            the rules whose ids begin so",
      "  config     [seats] [config]                    the whole configuration",
      "  catalogue  [seats] [config]                    the card sets as data",
      "  setup      [seats] [config] seed|draws [tell]  the first state",
      "  legal      state seat                          what the seat may do",
      "  check      state action                        what the rules hold against it",
      "  apply      state action [tell]                 the next state and what happened",
      "  view       state seat                          what the seat may know",
      "  narrate    state seat [name]                   the same in words",
      "  explain    state action                        why not, and what is near to it",
      "  explain    state seat path                     where a number comes from",
      "  bot        state seat [name] seed|draws        what a bot would do",
      "  hash       state                               a fingerprint of the state",
      "PROTOCOL.md beside the library's engine-core has an example of each."
    })
final class RefereeCommand implements Callable<Integer> {
  private final Console console;

  RefereeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException, IOException {
    serve(new Referee(GameShelf.load().games()));
    return ExitCode.OK;
  }

  /** Answers line by line, until there are no more requests or nobody reads the answers. */
  void serve(Referee referee) throws IOException {
    Lines lines = new Lines(console.in(), Referee.LONGEST);
    boolean heard = true;
    for (Optional<String> line = lines.next(); heard && line.isPresent(); line = lines.next()) {
      console.out().print(answer(referee, line.get()) + "\n");
      heard = !console.out().checkError();
    }
  }

  /** One request that hits upon a bug must not take the answers from all that follow. */
  private String answer(Referee referee, String line) {
    try {
      return referee.answer(line);
    } catch (RuntimeException | StackOverflowError bug) {
      bug.printStackTrace(console.err());
      return Referee.error(ImmutableList.of(new Fault("", "a bug in the game or library: " + bug)));
    }
  }
}

package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleBook;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code rules}: a game's rule book, or a part of it. */
@Command(name = "rules", description = "Prints the rules of a game.")
final class RulesCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "The id of the game.")
  private String game = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "ID",
      description = "The id of a rule, or how it begins; all rules if left out.")
  private String prefix = "";

  RulesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InputException {
    ImmutableList<RuleBook.Entry> rules =
        GameShelf.load().find(game).ruleBook().startingWith(prefix);
    if (rules.isEmpty()) {
      throw new InputException("no rule of " + game + " begins with \"" + prefix + "\"");
    }
    for (RuleBook.Entry rule : rules) {
      console.line("%s (%s)%n    %s", rule.id(), rule.level(), rule.text());
    }
    return ExitCode.OK;
  }
}

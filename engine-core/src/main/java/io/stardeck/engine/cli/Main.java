package io.stardeck.engine.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line. Each command is a class of its own. */
@Command(
    name = "stardeck",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class,
    description = "Tabletop games as pure rules engines.")
public final class Main {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Shows this help.")
  private boolean help;

  @Option(
      names = "--version",
      versionHelp = true,
      description = "Shows the version of the library and of Java.")
  private boolean version;

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(Console.system(), args));
  }

  /** Runs one command and answers its {@link ExitCode}. */
  static int run(Console console, String... args) {
    CommandLine line =
        new CommandLine(new Main())
            .addSubcommand(new ListCommand(console))
            .addSubcommand(new RulesCommand(console))
            .addSubcommand(new PlayCommand(console))
            .addSubcommand(new ReplayCommand(console))
            .addSubcommand(new SimulateCommand(console))
            .addSubcommand(new RefereeCommand(console));
    line.setOut(console.out())
        .setErr(console.err())
        .setParameterExceptionHandler((wrong, given) -> complain(console, wrong))
        .setExecutionExceptionHandler((failure, command, given) -> explain(console, failure));
    int code = execute(line, console, args);
    boolean lost = console.out().checkError();
    console.err().flush();
    return code == ExitCode.OK && lost ? ExitCode.UNWRITTEN : code;
  }

  /** An error that nobody catches would end the process with the code of a diverged replay. */
  private static int execute(CommandLine line, Console console, String... args) {
    try {
      return line.execute(args);
    } catch (Error e) {
      return bug(console, e);
    }
  }

  private static int complain(Console console, ParameterException wrong) {
    console.err().println(wrong.getMessage() + meant(wrong));
    console
        .err()
        .println("Try: " + wrong.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    return ExitCode.BAD_INPUT;
  }

  /** What may have been meant instead of a command or an option that is not there. */
  private static String meant(ParameterException wrong) {
    return wrong instanceof UnmatchedArgumentException unmatched
            && !unmatched.getSuggestions().isEmpty()
        ? "; did you mean \"" + String.join("\" or \"", nearest(unmatched)) + "\"?"
        : "";
  }

  private static List<String> nearest(UnmatchedArgumentException unmatched) {
    List<String> all = unmatched.getSuggestions();
    return all.subList(0, Math.min(2, all.size()));
  }

  private static int explain(Console console, Exception failure) {
    if (failure instanceof InputException) {
      console.err().println(failure.getMessage());
      return ExitCode.BAD_INPUT;
    }
    if (failure instanceof InterruptedException) {
      console.err().println("broken off");
      return ExitCode.INTERRUPTED;
    }
    return bug(console, failure);
  }

  private static int bug(Console console, Throwable failure) {
    console.err().println("This is a bug in the game or in the library:");
    failure.printStackTrace(console.err());
    return ExitCode.BUG;
  }
}

package io.stardeck.engine.cli;

import io.stardeck.engine.match.Distribution;
import io.stardeck.engine.match.PlayerResult;
import io.stardeck.engine.match.SimulationResult;
import io.stardeck.engine.match.SimulationResult.Occurrence;
import io.stardeck.engine.match.WinShare;
import java.util.Locale;
import java.util.Map;

/** The result of a simulation in lines for people. */
final class SimulationText {
  private final Console console;

  private SimulationText(Console console) {
    this.console = console;
  }

  static void print(SimulationResult result, Console console) {
    new SimulationText(console).print(result);
  }

  private void print(SimulationResult result) {
    console.line(
        "%s, version %s: %d games, seed %s",
        result.game(), result.version(), result.games(), result.seed());
    console.line("");
    console.line("%-24s %8s   %-18s %10s", "wins", "share", "95 % interval", "mean score");
    for (PlayerResult player : result.players()) {
      share(player.name(), player.wins(), String.format(Locale.ROOT, "%10.2f", player.meanScore()));
    }
    for (int i = 0; i < result.seats().size(); i++) {
      share("seat " + (i + 1), result.seats().get(i), "");
    }
    console.line("  %-22s %6.1f %%", "nobody", 100.0 * result.unwon() / result.games());
    if (result.stopped() > 0) {
      console.line("  %-22s %6.1f %%", "stopped", 100.0 * result.stopped() / result.games());
    }
    console.line("");
    happenings(result.decisions(), result.branching(), result.actions(), result.rules(), console);
  }

  /** What went on in many games, whoever won them. */
  static void happenings(
      Distribution decisions,
      Distribution branching,
      Map<?, Occurrence> actions,
      Map<?, Occurrence> rules,
      Console console) {
    SimulationText text = new SimulationText(console);
    console.line(
        "%-24s %8s %6s %6s %6s %6s %6s", "", "mean", "min", "5 %", "median", "95 %", "max");
    text.distribution("decisions in a game", decisions);
    text.distribution("choices in a decision", branching);
    text.occurrences("actions", actions);
    text.occurrences("rules", rules);
  }

  private void share(String name, WinShare wins, String score) {
    console.line(
        "  %-22s %6.1f %%   %5.1f %% to %5.1f %% %s",
        name, 100 * wins.share(), 100 * wins.low(), 100 * wins.high(), score);
  }

  private void distribution(String name, Distribution numbers) {
    console.line(
        "  %-22s %8.2f %6d %6d %6d %6d %6d",
        name,
        numbers.mean(),
        numbers.min(),
        numbers.p5(),
        numbers.median(),
        numbers.p95(),
        numbers.max());
  }

  private void occurrences(String title, Map<?, Occurrence> occurrences) {
    console.line("");
    console.line("%-34s %10s %10s", title, "times", "in games");
    occurrences.forEach(
        (name, counted) ->
            console.line("  %-32s %10d %10d", name, counted.times(), counted.games()));
  }
}

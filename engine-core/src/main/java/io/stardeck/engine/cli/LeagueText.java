package io.stardeck.engine.cli;

import io.stardeck.engine.match.LeagueResult;
import io.stardeck.engine.match.LeagueResult.Entrant;
import io.stardeck.engine.match.LeagueResult.Pairing;

/** The result of a league in lines for people. */
final class LeagueText {
  private LeagueText() {}

  static void print(LeagueResult result, Console console) {
    console.line(
        "%s, version %s: %d games, seed %s",
        result.game(), result.version(), result.decisions().count(), result.seed());
    console.line("");
    console.line("%-24s %8s   %-18s %8s   %s", "bots", "rating", "95 % interval", "games", "won");
    for (Entrant bot : result.entrants()) {
      console.line(
          "  %-22s %8.0f   %6.0f to %6.0f   %8s   %5.1f %%",
          bot.name(),
          bot.rating(),
          bot.low(),
          bot.high(),
          games(result, bot.name()),
          100 * bot.wins().share());
    }
    console.line("");
    console.line(
        "%-36s %8s %8s   %-18s %s", "against each other", "games", "won", "95 % interval", "");
    for (Pairing pairing : result.pairings()) {
      console.line(
          "  %-34s %8d %6.1f %%   %5.1f %% to %5.1f %%   %s",
          pairing.one() + " against " + pairing.other(),
          pairing.games(),
          100 * pairing.wins().share(),
          100 * pairing.wins().low(),
          100 * pairing.wins().high(),
          pairing.sure() ? "sure" : "not sure");
    }
    console.line("");
    SimulationText.happenings(
        result.decisions(), result.branching(), result.actions(), result.rules(), console);
  }

  private static long games(LeagueResult result, String bot) {
    long games = 0;
    for (Pairing pairing : result.pairings()) {
      games += pairing.one().equals(bot) || pairing.other().equals(bot) ? pairing.games() : 0;
    }
    return games;
  }
}

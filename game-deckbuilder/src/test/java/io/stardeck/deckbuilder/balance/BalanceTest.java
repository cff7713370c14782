package io.stardeck.deckbuilder.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.bot.GreedyBot;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The figures of the default set, written to a file of the build. A normal build plays few games
 * and holds what few games can show; {@code -Dstardeck.games=10000} plays 2,000 for each line.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BalanceTest {
  private static final int GAMES = ManyGames.perLine(12);

  private final Report report = new Report();

  @AfterAll
  void write() throws IOException {
    report.write("balance.md", GAMES + " games for each line; * marks what misses its target");
  }

  @Rule("DB-BAL-05")
  @Test
  void skillTells() {
    assertThat(reported("2 players", Simulate.skill(GAMES))).allMatch(Figure::met);
  }

  @Rule({"DB-BAL-03", "DB-BAL-17"})
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void explorationIsDecidedByPoints(int players) {
    ImmutableList<Figure> figures =
        reported(players + " players", Simulate.exploration(players, GAMES));

    assertMet(figures, "DB-BAL-03");
    assertMet(figures, "DB-BAL-17");
  }

  @Rule("DB-BAL-17")
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void klingonCivilWarOffersNoMoreThanCanBeRead(int players) {
    assertThat(reported("Klingon, " + players + " players", Simulate.klingon(players, GAMES)))
        .filteredOn(figure -> figure.what().startsWith("legal actions"))
        .allMatch(Figure::met);
  }

  @Rule({"DB-BAL-14", "DB-BAL-17"})
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void theBorgAreNotBeatenByChance(int players) {
    String table = "Borg, " + players + " players";
    reported(table + ", planners", Simulate.borg(players, new PlannerBot(), 0.35, 0.60, GAMES));
    reported(table + ", greedy", Simulate.borg(players, new GreedyBot(), 0.10, 0.35, GAMES));
    reported(table + ", harder", Simulate.borgWithoutEffects(players, GAMES));
    ImmutableList<Figure> random =
        reported(table + ", random", Simulate.borg(players, RandomBot.get(), 0, 0.03, GAMES));

    assertMet(random, "DB-BAL-14");
    assertMet(random, "DB-BAL-17");
  }

  private static void assertMet(ImmutableList<Figure> figures, String rule) {
    assertThat(figures).filteredOn(figure -> figure.rule().equals(rule)).allMatch(Figure::met);
  }

  private ImmutableList<Figure> reported(String table, ImmutableList<Figure> figures) {
    for (Figure figure : figures) {
      report.row(figure.rule(), table + ": " + figure.what(), figure.target(), figure.text());
    }
    return figures;
  }
}

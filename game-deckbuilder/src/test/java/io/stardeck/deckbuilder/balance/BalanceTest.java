package io.stardeck.deckbuilder.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
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
  private static final int FEW = 12;
  private static final int GAMES = ManyGames.perLine(FEW);

  /** The part of a target by which few games may miss it. */
  private static final double ALLOWANCE = 0.3;

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

  @Rule({
    "DB-BAL-01",
    "DB-BAL-02",
    "DB-BAL-03",
    "DB-BAL-04",
    "DB-BAL-06",
    "DB-BAL-07",
    "DB-BAL-08",
    "DB-BAL-09",
    "DB-BAL-11",
    "DB-BAL-17",
    "DB-CARD-20",
    "DB-CARD-24",
    "DB-CARD-44"
  })
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void explorationGoesAsDesigned(int players) {
    ImmutableList<Figure> figures =
        reported(players + " players", Simulate.exploration(players, GAMES));

    assertMet(figures, "DB-BAL-03");
    assertMet(figures, "DB-BAL-17");
    assertNear(figures, "DB-BAL-01", 0.1);
    assertNear(figures, "DB-BAL-02", 2);
    assertNear(figures, "DB-BAL-04", 60);
    if (players == 2) {
      assertNear(figures, "DB-BAL-06", 0.1);
    }
    assertNear(figures, "DB-BAL-08", 0.5);
    assertMostlyNear(figures, "DB-BAL-07", 0.1);
    assertMostlyNear(figures, "DB-BAL-09", 0.1);
    assertMostlyNear(figures, "DB-BAL-11", 0.1);
    assertNear(figures, "DB-CARD-20", 1);
    assertMostlyNear(figures, "DB-CARD-24", 2);
    assertMostlyNear(figures, "DB-CARD-44", 1);
  }

  /** A long run plays 1,000 pairs a card, which takes about a quarter of an hour. */
  @Rule("DB-BAL-10")
  @Test
  void oneGoodCardHelps() {
    boolean few = !ManyGames.enough();
    ImmutableList<Figure> figures =
        reported("2 players", OneCard.figures(few ? 2 : GAMES / 2, few ? 4 : 1));

    if (few) {
      assertMostlyNear(figures, "DB-BAL-10", 0.1);
    } else {
      assertMet(figures, "DB-BAL-10");
    }
  }

  /** Few games do not tell how often single cards are won; two sides of two are the main line. */
  @Rule({"DB-BAL-09", "DB-BAL-11", "DB-BAL-12", "DB-BAL-13", "DB-BAL-17"})
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void klingonCivilWarIsDecidedByTheArbiter(int players) {
    ImmutableList<Figure> figures =
        reported("Klingon, " + players + " players", Simulate.klingon(players, GAMES));

    assertMet(figures, "DB-BAL-17");
    if (GAMES > FEW) {
      assertMet(figures, "DB-BAL-09");
      assertMet(figures, "DB-BAL-11");
      assertMet(figures, "DB-BAL-12");
      assertMet(figures, "DB-BAL-13");
    } else {
      assertThat(figures)
          .filteredOn(figure -> figure.rule().equals("DB-BAL-12"))
          .allMatch(figure -> figure.metWithin(ALLOWANCE));
    }
  }

  private static void assertMet(ImmutableList<Figure> figures, String rule) {
    assertThat(figures).filteredOn(figure -> figure.rule().equals(rule)).allMatch(Figure::met);
  }

  /** Met in a long run; few games may be {@code slack} beside it. */
  private static void assertNear(ImmutableList<Figure> figures, String rule, double slack) {
    assertThat(figures)
        .filteredOn(figure -> figure.rule().equals(rule))
        .isNotEmpty()
        .allMatch(figure -> figure.near(ManyGames.enough() ? 0 : slack));
  }

  /**
   * Met in a long run; in a short one three of four may be {@code slack} beside it: what each of
   * many cards comes to, a few games leave to chance.
   */
  private static void assertMostlyNear(ImmutableList<Figure> figures, String rule, double slack) {
    if (ManyGames.enough()) {
      assertMet(figures, rule);
      return;
    }
    ImmutableList<Figure> all =
        figures.stream()
            .filter(figure -> figure.rule().equals(rule))
            .collect(ImmutableList.toImmutableList());
    long near = all.stream().filter(figure -> figure.near(slack)).count();
    assertThat(near).as(rule).isGreaterThanOrEqualTo(3L * all.size() / 4);
  }

  private ImmutableList<Figure> reported(String table, ImmutableList<Figure> figures) {
    for (Figure figure : figures) {
      report.row(figure.rule(), table + ": " + figure.what(), figure.target(), figure.text());
    }
    return figures;
  }
}

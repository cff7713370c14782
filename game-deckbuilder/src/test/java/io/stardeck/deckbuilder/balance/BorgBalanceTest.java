package io.stardeck.deckbuilder.balance;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.bot.GreedyBot;
import io.stardeck.deckbuilder.bot.PlannerBot;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.testkit.ManyGames;
import io.stardeck.engine.testkit.Report;
import io.stardeck.engine.testkit.Rule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The figures of Borg Invasion with the default set, written to a file of the build. The few games
 * of a normal build are held together for all numbers of players; the long run of {@link
 * BalanceTest} holds each figure.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BorgBalanceTest {
  private static final int GAMES = ManyGames.perLine(12);
  private static final int FEWEST = 2;
  private static final int MOST = 5;

  private final Report report = new Report();

  /** What a long run misses, told once all lines are measured. */
  private final List<String> missed = new ArrayList<>();

  @AfterEach
  void longRunsMissNothing() {
    List<String> all = List.copyOf(missed);
    missed.clear();
    assertThat(all).isEmpty();
  }

  @AfterAll
  void write() throws IOException {
    report.write("balance-borg.md", GAMES + " games for each line; * marks what misses its target");
  }

  @Rule({"DB-BAL-11", "DB-BAL-14", "DB-BAL-15", "DB-BAL-16", "DB-BAL-17"})
  @Test
  void plannersAreAMatchForTheBorg() {
    List<Double> wins = new ArrayList<>();
    double effects = 0;
    for (int players = FEWEST; players <= MOST; players++) {
      Figure won = lines("planners", new PlannerBot(), players, 0.35, 0.6);
      ImmutableList<Figure> harder =
          Simulate.borgWithoutEffects(players, GAMES).stream()
              .filter(each -> each.rule().equals("DB-BAL-16"))
              .collect(ImmutableList.toImmutableList());
      reported(players + " planners without starting effects", harder);
      Figure lost =
          won.less(harder.get(0), "DB-BAL-16", "lower without starting effects", 0.08, 0.25);
      reported(players + " planners", ImmutableList.of(lost));
      wins.add(won.measured());
      effects += lost.measured();
    }
    double spread = Collections.max(wins) - Collections.min(wins);
    double error = 2 * Math.sqrt(0.5 / GAMES);
    reported(
        "2 to 5 planners",
        ImmutableList.of(
            new Figure("DB-BAL-14", "largest less smallest share", 0, 0.15, spread, error)));
    assertThat(mean(wins)).isBetween(0.2, 0.7);
    assertThat(effects / wins.size()).isGreaterThan(-0.15);
  }

  @Rule("DB-BAL-14")
  @Test
  void greedyTeamsSeldomWin() {
    List<Double> wins = new ArrayList<>();
    for (int players = FEWEST; players <= MOST; players++) {
      wins.add(lines("greedy", new GreedyBot(), players, 0.1, 0.35).measured());
    }
    assertThat(mean(wins)).isBetween(0.02, 0.45);
  }

  @Rule("DB-BAL-14")
  @Test
  void chanceDoesNotBeatTheBorg() {
    for (int players = FEWEST; players <= MOST; players++) {
      assertThat(lines("random", RandomBot.get(), players, 0, 0.03)).matches(Figure::met);
    }
  }

  /** The share of games that the team wins; figures of how a bot loses count for planners alone. */
  private Figure lines(
      String name,
      Bot<DeckbuilderAction, DeckbuilderView> bot,
      int players,
      double low,
      double high) {
    ImmutableList<Figure> all = Simulate.borg(players, bot, low, high, GAMES);
    ImmutableList<Figure> figures =
        name.equals("planners")
            ? all
            : all.stream()
                .filter(
                    each -> !each.rule().equals("DB-BAL-15") && !each.rule().equals("DB-BAL-11"))
                .collect(ImmutableList.toImmutableList());
    reported(players + " " + name, figures);
    assertThat(figures).filteredOn(each -> each.rule().equals("DB-BAL-17")).allMatch(Figure::met);
    return figures.get(0);
  }

  private void reported(String table, ImmutableList<Figure> figures) {
    for (Figure figure : figures) {
      report.row(
          figure.rule(), "Borg, " + table + ": " + figure.what(), figure.target(), figure.text());
      if (ManyGames.enough() && !figure.met()) {
        missed.add(table + ": " + figure);
      }
    }
  }

  private static double mean(List<Double> shares) {
    return shares.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }
}

package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.match.SimulationResult.Occurrence;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SimulationTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Bot<Mark, Look> FIRST = (view, legal, chance) -> legal.get(0);

  @Property(tries = 40)
  void numberOfThreadsDoesNotMatter(
      @ForAll String seed,
      @ForAll @IntRange(min = 1, max = 60) int games,
      @ForAll @IntRange(min = 2, max = 8) int threads)
      throws InterruptedException {
    Simulation<Start, Board, Mark, Look> simulation = new Simulation<>(mixed(), seed, games);
    assertThat(simulation.run(threads, Progress.SILENT))
        .isEqualTo(simulation.run(1, Progress.SILENT));
  }

  @Example
  void whatIsStoppedTellsTheGamesThatWerePlayed() throws InterruptedException {
    Stop stop = new Stop();
    Progress untilThree =
        (done, total) -> {
          if (done == 3) {
            stop.now();
          }
        };
    SimulationResult result = new Simulation<>(mixed(), "stop", 1_000_000).run(2, untilThree, stop);
    assertThat(result.games()).isBetween(3L, 1000L);
    assertThat(new Simulation<>(mixed(), "stop", result.games()).run(1, Progress.SILENT))
        .isEqualTo(result);
  }

  @Example
  void oneGameIsPlayedInAnyCase() throws InterruptedException {
    Stop stop = new Stop();
    stop.now();
    assertThat(new Simulation<>(mixed(), "stop", 9).run(2, Progress.SILENT, stop).games())
        .isEqualTo(1);
  }

  /** Of all random games the first seat wins 737/1260, the second 121/420; 8/63 are drawn. */
  @Example
  void randomTicTacToeIsWonAsOftenAsItMust() throws InterruptedException {
    Lineup<Start, Board, Mark, Look> lineup = Lineup.of(GAME, 2, RandomBot.NAME, RandomBot.get());
    SimulationResult result = new Simulation<>(lineup, "balance", 4000).run(2, Progress.SILENT);
    assertThat(result.seats().get(0).low()).isLessThan(737.0 / 1260);
    assertThat(result.seats().get(0).high()).isGreaterThan(737.0 / 1260);
    assertThat(result.seats().get(1).low()).isLessThan(121.0 / 420);
    assertThat(result.seats().get(1).high()).isGreaterThan(121.0 / 420);
    assertThat(result.unwon() / 4000.0).isBetween(8.0 / 63 - 0.02, 8.0 / 63 + 0.02);
  }

  @Example
  void playersMoveOnByOneSeatFromGameToGame() throws InterruptedException {
    SimulationResult result =
        new Simulation<>(Lineup.of(GAME, 2, "first", FIRST), "seats", 10).run(2, Progress.SILENT);
    assertThat(result.seats()).extracting(WinShare::wins).containsExactly(10.0, 0.0);
    assertThat(result.players())
        .extracting(player -> player.wins().wins())
        .containsExactly(5.0, 5.0);
    assertThat(result.players()).extracting(PlayerResult::meanScore).containsExactly(0.5, 0.5);
  }

  @Example
  void countsDecisionsBranchingActionsAndRules() throws InterruptedException {
    SimulationResult result =
        new Simulation<>(Lineup.of(GAME, 2, "first", FIRST), "counts", 10).run(2, Progress.SILENT);
    assertThat(result.decisions().min()).isEqualTo(7);
    assertThat(result.decisions().max()).isEqualTo(7);
    assertThat(result.branching().count()).isEqualTo(70);
    assertThat(result.branching().mean()).isEqualTo(6);
    assertThat(result.branching().median()).isEqualTo(6);
    assertThat(result.branching().max()).isEqualTo(9);
    assertThat(result.actions()).containsOnlyKeys("Mark");
    assertThat(result.actions()).containsValue(new Occurrence(70, 10));
    assertThat(result.rules())
        .containsEntry(RuleId.of("TTT-02"), new Occurrence(70, 10))
        .containsEntry(RuleId.of("TTT-03"), new Occurrence(10, 10))
        .hasSize(2);
  }

  @Example
  void eachGameCanBePlayedAgainAlone() {
    Match<Start, Board, Mark, Look> third = new Simulation<>(mixed(), "7", 5).match(3);
    assertThat(third.seed()).isEqualTo("7/3");
    assertThat(third.lineup()).isEqualTo(mixed().rotated(1));
  }

  @Example
  void progressIsToldForEachGame() throws InterruptedException {
    List<Long> told = new ArrayList<>();
    new Simulation<>(mixed(), "progress", 5).run(3, (done, total) -> told.add(done));
    assertThat(told).containsExactly(1L, 2L, 3L, 4L, 5L);
  }

  @Example
  void firstGameThatFailsIsNamedWhateverTheNumberOfThreads() {
    Bot<Mark, Look> failing =
        (view, legal, chance) -> {
          if (chance.below(20).value() == 0) {
            throw new IllegalStateException("gave up");
          }
          return legal.get(0);
        };
    Simulation<Start, Board, Mark, Look> simulation =
        new Simulation<>(Lineup.of(GAME, 2, "failing", failing), "fails", 100);
    String message = failureOf(simulation, 1);
    assertThat(message).matches("the game with seed fails/\\d+ failed");
    assertThat(failureOf(simulation, 4)).isEqualTo(message);
  }

  @Example
  void gameThatRunsOutOfStackEndsTheSimulationAndIsNamed() {
    Bot<Mark, Look> endless =
        (view, legal, chance) -> {
          throw new StackOverflowError("round and round");
        };
    Simulation<Start, Board, Mark, Look> simulation =
        new Simulation<>(Lineup.of(GAME, 2, "endless", endless), "deep", 1_000_000_000);
    assertThatThrownBy(() -> simulation.run(2, Progress.SILENT))
        .hasMessage("the game with seed deep/0 failed")
        .hasRootCauseInstanceOf(StackOverflowError.class);
  }

  @Example
  void interruptionBreaksTheSimulationOff() {
    Simulation<Start, Board, Mark, Look> endless =
        new Simulation<>(mixed(), "endless", Long.MAX_VALUE);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> endless.run(2, Progress.SILENT))
        .isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
  }

  @Example
  void withoutGamesOrThreadsThereIsNoSimulation() {
    assertThatThrownBy(() -> new Simulation<>(mixed(), "none", 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Simulation<>(mixed(), "none", 1).run(0, Progress.SILENT))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Example
  void refusedConfigurationIsReportedBeforeAnyGame() {
    Lineup<Start, Board, Mark, Look> three = Lineup.of(GAME, 3, "first", FIRST);
    assertThatThrownBy(() -> new Simulation<>(three, "three", 9).run(2, Progress.SILENT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("TTT-01");
  }

  private static String failureOf(Simulation<Start, Board, Mark, Look> simulation, int threads) {
    IllegalStateException failure =
        catchThrowableOfType(
            IllegalStateException.class, () -> simulation.run(threads, Progress.SILENT));
    assertThat(failure).hasRootCauseMessage("gave up");
    return failure.getMessage();
  }

  private static Lineup<Start, Board, Mark, Look> mixed() {
    return new Lineup<>(
        GAME,
        GAME.defaultConfig(2),
        ImmutableList.of(
            new Player<>("first", FIRST), new Player<>(RandomBot.NAME, RandomBot.get())));
  }
}

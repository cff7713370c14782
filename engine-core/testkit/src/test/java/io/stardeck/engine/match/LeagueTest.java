package io.stardeck.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Bot;
import io.stardeck.engine.bot.RandomBot;
import io.stardeck.engine.bot.Search;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.match.LeagueResult.Entrant;
import io.stardeck.engine.match.LeagueResult.Pairing;
import io.stardeck.engine.tictactoe.TicTacToe;
import io.stardeck.engine.tictactoe.TicTacToe.Board;
import io.stardeck.engine.tictactoe.TicTacToe.Look;
import io.stardeck.engine.tictactoe.TicTacToe.Mark;
import io.stardeck.engine.tictactoe.TicTacToe.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class LeagueTest {
  private static final TicTacToe GAME = new TicTacToe();
  private static final Bot<Mark, Look> FIRST = (view, legal, chance) -> legal.get(0);
  private static final Player<Mark, Look> BEST =
      new Player<>("search", Search.of(GAME).iterations(100));
  private static final Player<Mark, Look> RANDOM = new Player<>("random", RandomBot.get());
  private static final Player<Mark, Look> SAME = new Player<>("same", RandomBot.get());

  @Example
  void stopsWhenItIsSureWhichIsBetter() throws InterruptedException {
    LeagueResult result = league(400, ImmutableList.of(BEST, RANDOM)).run(2, Progress.SILENT);
    Pairing pairing = result.pairings().get(0);
    assertThat(pairing.sure()).isTrue();
    assertThat(pairing.games()).isLessThan(100);
    assertThat(pairing.better()).isGreaterThan(pairing.worse());
    assertThat(result.entrants()).extracting(Entrant::name).containsExactly("search", "random");
    assertThat(result.entrants().get(0).rating()).isGreaterThan(100);
  }

  @Example
  void equalBotsPlayAllGamesAndSplitEachPair() throws InterruptedException {
    Player<Mark, Look> one = new Player<>("one", FIRST);
    Player<Mark, Look> other = new Player<>("other", FIRST);
    LeagueResult result = league(40, ImmutableList.of(one, other)).run(1, Progress.SILENT);
    assertThat(result.pairings().get(0).games()).isEqualTo(40);
    assertThat(result.pairings().get(0).evidence()).isEqualTo(1);
    assertThat(result.pairings().get(0).sure()).isFalse();
    assertThat(result.entrants()).extracting(Entrant::rating).containsExactly(0.0, 0.0);
    assertThat(result.decisions().count()).isEqualTo(40);
  }

  @Property(tries = 8)
  void numberOfThreadsDoesNotMatter(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int threads)
      throws InterruptedException {
    League<Start, Board, Mark, Look> league =
        new League<>(
            GAME, GAME.defaultConfig(2), ImmutableList.of(RANDOM, SAME, first()), "" + seed, 20);
    LeagueResult one = league.run(1, Progress.SILENT);
    assertThat(league.run(threads, Progress.SILENT)).isEqualTo(one);
    assertThat(EngineJson.read(EngineJson.write(one), LeagueResult.class)).isEqualTo(one);
    assertThat(one.pairings()).hasSize(3);
  }

  /** Even so each two bots play one pair, so that each has a rating. */
  @Example
  void aLeagueThatIsToStopTellsWhatThereIs() throws InterruptedException {
    Stop stop = new Stop();
    Player<Mark, Look> stopping =
        new Player<>(
            "stopping",
            (view, legal, chance) -> {
              stop.now();
              return legal.get(0);
            });
    LeagueResult result =
        league(2_000, ImmutableList.of(stopping, RANDOM, first())).run(2, Progress.SILENT, stop);
    assertThat(result.pairings()).hasSize(3);
    long games = result.pairings().get(0).games();
    assertThat(games).isBetween(2L, 4L);
    assertThat(result.pairings().subList(1, 3)).extracting(Pairing::games).containsOnly(2L);
    assertThat(result.decisions().count()).isEqualTo(games + 4);
    LeagueResult whole = league(games, ImmutableList.of(stopping, RANDOM)).run(1, Progress.SILENT);
    assertThat(whole.pairings()).containsExactly(result.pairings().get(0));
  }

  @Example
  void progressIsToldForEachPair() throws InterruptedException {
    List<Long> told = new ArrayList<>();
    league(6, ImmutableList.of(RANDOM, SAME)).run(2, (done, total) -> told.add(done));
    assertThat(told).containsExactly(2L, 4L, 6L);
  }

  /** The integral of p^3 (1 - p) from 0 to 1 is 1/20, the chance under a half is 1/16. */
  @Example
  void evidenceIsTheRatioOfTheChances() {
    Standing standing = new Standing(0, 1);
    for (int pair = 0; pair < 3; pair++) {
      standing.add(1, 1);
      standing.add(1, 0);
    }
    standing.add(0, 0.5);
    assertThat(standing.evidence()).isCloseTo(16.0 / 20, within(1e-12));
    assertThat(standing.games()).isEqualTo(14);
    assertThat(standing.wins()).isEqualTo(9.5);
  }

  /** Whoever wins 3,000 pairs and loses as many is no better than the other. */
  @Example
  void manyPairsOfEqualBotsAreNoEvidence() {
    Standing standing = new Standing(0, 1);
    for (int pair = 0; pair < 3_000; pair++) {
      standing.add(1, 1);
      standing.add(0, 0);
    }
    // 4^n n! n! / (2n + 1)!, by Stirling.
    assertThat(standing.evidence()).isCloseTo(Math.sqrt(Math.PI * 3_000) / 6_001, within(1e-5));
    assertThat(standing.sure()).isFalse();
    assertThat(standing.pairing(ImmutableList.of("a", "b")).evidence()).isLessThan(1);
  }

  /** Under even chances the evidence comes to 20 once in twenty leagues at most. */
  @Example
  void equalBotsAreSeldomSaidToDiffer() throws InterruptedException {
    int said = 0;
    for (int each = 0; each < 100; each++) {
      League<Start, Board, Mark, Look> league =
          new League<>(
              GAME, GAME.defaultConfig(2), ImmutableList.of(RANDOM, SAME), "even" + each, 200);
      said += league.run(2, Progress.SILENT).pairings().get(0).sure() ? 1 : 0;
    }
    assertThat(said).isLessThan(10);
  }

  private static int won(Random random, double chance) {
    return random.nextDouble() < chance ? 1 : 0;
  }

  /** However lucky a deal is, in pairs with ties, looked at after each 8 for 400 pairs. */
  @Property(tries = 6)
  void equalBotsAreSaidToDifferOnceInTwentyLeaguesAtMost(@ForAll @IntRange(max = 5) int luck) {
    Random random = new Random(luck);
    int said = 0;
    for (int league = 0; league < 1_000; league++) {
      said += sure(random, 0, luck).sure() ? 1 : 0;
    }
    assertThat(said).isBetween(1, 50);
  }

  /** Who wins 69 % of the games on an even deal. */
  @Example
  void whoIsBetterIsFoundOut() {
    Random random = new Random(1);
    int found = 0;
    for (int league = 0; league < 200; league++) {
      Standing standing = sure(random, 0.8, 1);
      found += standing.sure() ? 1 : 0;
      assertThat(standing.wins()).isGreaterThan(standing.games() / 2.0);
    }
    assertThat(found).isGreaterThan(195);
  }

  /** Two play until it is sure; the one has so much more of the logarithm of the odds. */
  private static Standing sure(Random random, double better, int luck) {
    Standing standing = new Standing(0, 1);
    for (int pair = 0; pair < 400 && (pair % 8 > 0 || !standing.sure()); pair++) {
      double deal = luck * random.nextGaussian();
      standing.add(share(random, better + deal), share(random, better - deal));
    }
    return standing;
  }

  /** One game in five is a tie. */
  private static double share(Random random, double odds) {
    return random.nextInt(5) == 0 ? 0.5 : won(random, 1 / (1 + Math.exp(-odds)));
  }

  @Example
  void gameThatFailsIsNamed() {
    Player<Mark, Look> failing =
        new Player<>(
            "failing",
            (view, legal, chance) -> {
              throw new IllegalArgumentException("gave up");
            });
    assertThatThrownBy(() -> league(20, ImmutableList.of(RANDOM, failing)).run(2, Progress.SILENT))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("gave up")
        .cause()
        .hasMessage("the game with seed league/0 of [random, failing] failed");
  }

  @Example
  void thereIsNoLeagueOfOneOrOfNamesakesOrOfOddGames() {
    assertThatThrownBy(() -> league(2, ImmutableList.of(RANDOM)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> league(2, ImmutableList.of(RANDOM, RANDOM)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> league(3, ImmutableList.of(RANDOM, SAME)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Player<Mark, Look> first() {
    return new Player<>("first", FIRST);
  }

  private static League<Start, Board, Mark, Look> league(
      long games, ImmutableList<Player<Mark, Look>> bots) {
    return new League<>(GAME, GAME.defaultConfig(2), bots, "league", games);
  }
}

package io.stardeck.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.GameJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Each of several bots against each other. The games come in pairs: the same deal twice, with the
 * seats exchanged, so that nobody gains by what is dealt. Where more than two sit, the two bots
 * hold every other seat; where they play in {@linkplain Game#team teams}, every other team. Where
 * all are one team, one bot holds it in one game and the other in the other, and a game that it
 * loses counts as won by the bot that does not hold it. Two of them play until it is sure that one
 * is better, or all games are played.
 *
 * @param game the game
 * @param config its configuration
 * @param bots at least two, with different names
 * @param seed any text
 * @param games the most games of two bots, 2 or more, an even number
 */
public record League<C, S, A extends Action, V extends View>(
    Game<C, S, A, V> game, C config, ImmutableList<Player<A, V>> bots, String seed, long games) {
  /** So many pairs are played before it is asked again whether more are needed. */
  private static final int AT_ONCE = 8;

  /**
   * @throws IllegalArgumentException if there are too few bots, two of one name, or too few games
   */
  public League {
    checkArgument(bots.size() > 1, "a league has 2 bots or more, not %s", bots.size());
    checkArgument(
        bots.stream().map(Player::name).distinct().count() == bots.size(),
        "two bots of a league bear the same name");
    checkArgument(games > 1 && games % 2 == 0, "games come in pairs, %s do not", games);
  }

  /**
   * Plays the league.
   *
   * @param threads how many games at the same time, 1 or more; has no influence on the result
   * @param progress is told of the games that have ended, of all that there can be
   * @throws IllegalArgumentException if the game refuses the configuration
   * @throws IllegalStateException if a game fails, which is a bug in a game or bot; its cause names
   *     the game's seed
   * @throws InterruptedException if the calling thread is interrupted
   */
  public LeagueResult run(int threads, Progress progress) throws InterruptedException {
    return run(threads, progress, new Stop());
  }

  /**
   * Plays the league until {@code stop} is wished: then the games under way, and one pair at least
   * of each two bots, are played to their end.
   *
   * @param threads as above
   * @param progress as above
   * @throws IllegalArgumentException as above
   * @throws IllegalStateException as above
   * @throws InterruptedException as above
   */
  public LeagueResult run(int threads, Progress progress, Stop stop) throws InterruptedException {
    checkArgument(threads > 0, "a league has 1 thread or more, not %s", threads);
    Ruling<S> setup = game.setup(config, Chance.seeded(seed));
    checkArgument(
        setup.accepted(), "%s refuses the configuration: %s", game.info().id(), setup.violations());
    int seats = game.players(setup.state());
    ImmutableList<Integer> sides = sides(setup.state(), seats);
    Tally<S, A> tally = new Tally<>(seats);
    List<Standing> standings = new ArrayList<>();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      long most = games * bots.size() * (bots.size() - 1) / 2;
      long ended = 0;
      for (int one = 0; one < bots.size(); one++) {
        for (int other = one + 1; other < bots.size(); other++) {
          Standing standing = new Standing(one, other);
          standings.add(standing);
          while (standing.goesOn(games, stop)) {
            for (Future<Optional<Pair<S, A>>> played :
                pool.invokeAll(next(standing, sides, stop))) {
              Optional<Pair<S, A>> pair = result(played);
              if (pair.isEmpty()) {
                break;
              }
              standing.add(pair.get().first(), pair.get().second());
              tally.addAll(pair.get().tally());
              ended += 2;
              progress.at(ended, most);
            }
          }
        }
      }
    } finally {
      pool.shutdownNow();
    }
    return result(standings, tally);
  }

  /** A pair of games: what the one bot won of each, and what happened in them. */
  private record Pair<S, A extends Action>(double first, double second, Tally<S, A> tally) {}

  /** The next pairs; empty is what was not begun before {@code stop} was wished. */
  private List<Callable<Optional<Pair<S, A>>>> next(
      Standing standing, ImmutableList<Integer> sides, Stop stop) {
    List<Callable<Optional<Pair<S, A>>>> pairs = new ArrayList<>();
    long from = standing.games() / 2;
    for (long pair = from; pair < Math.min(from + AT_ONCE, games / 2); pair++) {
      long number = pair;
      pairs.add(
          () ->
              number > 0 && stop.wished()
                  ? Optional.empty()
                  : Optional.of(play(standing.one(), standing.other(), number, sides)));
    }
    return pairs;
  }

  private Pair<S, A> play(int one, int other, long pair, ImmutableList<Integer> sides) {
    Tally<S, A> tally = new Tally<>(sides.size());
    double[] won = new double[2];
    for (int exchanged = 0; exchanged < 2; exchanged++) {
      String deal = seed + "/" + pair;
      tally.next(2 * pair + exchanged, 0);
      S end = play(lineup(one, other, exchanged, sides), deal, tally);
      won[exchanged] = won(game.outcome(end).orElseThrow(), exchanged, sides);
    }
    return new Pair<>(won[0], won[1], tally);
  }

  private S play(Lineup<C, S, A, V> lineup, String deal, Tally<S, A> tally) {
    try {
      return new Match<>(lineup, deal).play(tally);
    } catch (RuntimeException | Error e) {
      // Whatever it is, it ends the league, and the game can be played again.
      List<String> names = Lists.transform(lineup.players(), Player::name);
      throw new IllegalStateException(
          "the game with seed %s of %s failed".formatted(deal, names), e);
    }
  }

  /** For each seat, in seat order, whether its team is an even one, 0, or an odd one, 1. */
  private ImmutableList<Integer> sides(S state, int seats) {
    Map<ImmutableList<Seat>, Integer> numbers = new HashMap<>();
    ImmutableList.Builder<Integer> sides = ImmutableList.builder();
    for (Seat seat : Seat.first(seats)) {
      int next = numbers.size();
      sides.add(numbers.computeIfAbsent(game.team(state, seat), team -> next) % 2);
    }
    return sides.build();
  }

  /** What the one bot won, who holds the even teams, or if exchanged the odd ones. */
  private static double won(Outcome outcome, int exchanged, ImmutableList<Integer> sides) {
    if (outcome.winners().isEmpty()) {
      return sides.contains(1) ? 0.5 : exchanged;
    }
    int own = 0;
    for (Seat winner : outcome.winners()) {
      own += sides.get(winner.index()) == exchanged ? 1 : 0;
    }
    return (double) own / outcome.winners().size();
  }

  private Lineup<C, S, A, V> lineup(
      int one, int other, int exchanged, ImmutableList<Integer> sides) {
    ImmutableList.Builder<Player<A, V>> players = ImmutableList.builder();
    for (int side : sides) {
      players.add(bots.get(side == exchanged ? one : other));
    }
    return new Lineup<>(game, config, players.build());
  }

  private static <T> T result(Future<T> played) throws InterruptedException {
    try {
      return played.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the league broke off", e.getCause());
    }
  }

  private LeagueResult result(List<Standing> standings, Tally<S, A> tally) {
    ImmutableList<String> names =
        bots.stream().map(Player::name).collect(ImmutableList.toImmutableList());
    return ImmutableLeagueResult.builder()
        .game(game.info().id())
        .version(game.info().version())
        .config(GameJson.of(game).tree(config))
        .seed(seed)
        .entrants(Ratings.of(names, standings))
        .pairings(
            standings.stream()
                .map(standing -> standing.pairing(names))
                .collect(ImmutableList.toImmutableList()))
        .decisions(tally.decisions.distribution())
        .branching(tally.branching.distribution())
        .actions(tally.actions.byName(SealedFamily::display))
        .rules(tally.rules.byName(rule -> rule))
        .build();
  }
}

package io.stardeck.engine.cli;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.View;
import io.stardeck.engine.bot.Bots;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.record.Origin;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say who plays what: seats, configuration, bots and seed. */
final class LineupOptions {
  private static final int USUAL_SEATS = 2;
  private static final int SEED_BITS = 128;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many play; as many as bots are named, or else 2.")
  private Optional<Integer> seats = Optional.empty();

  @Option(
      names = "--config",
      arity = "1..*",
      paramLabel = "FILE|KEY=VALUE",
      description = "What differs from the suggested configuration: JSON files, or single fields.")
  private List<String> config = ImmutableList.of();

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "NAME",
      description =
          "Who plays, in seat order; one name alone plays every seat. mcts:N searches with N"
              + " iterations a decision.")
  private List<String> bots = ImmutableList.of();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Any text; the same seed gives the same game. A new one if left out.")
  private Optional<String> seed = Optional.empty();

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "After how many decisions a game is stopped, whether it is over or not.")
  private long limit = Long.MAX_VALUE;

  /**
   * After how many decisions a game is stopped.
   *
   * @throws InputException if it could not even begin
   */
  long limit() throws InputException {
    if (limit < 1) {
      throw new InputException("a game has 1 decision or more, not " + limit);
    }
    return limit;
  }

  /** Whether games are to be stopped at some decision. */
  boolean limited() {
    return limit != Long.MAX_VALUE;
  }

  /** Whether it is said for how many, or with what, a game is to be set up. */
  boolean configured() {
    return seats.isPresent() || !config.isEmpty();
  }

  /**
   * The seed; one that nobody can guess if none is given.
   *
   * @throws InputException if no record could hold it
   */
  String seed() throws InputException {
    String text = seed.orElseGet(LineupOptions::unguessable);
    try {
      return Origin.seed(text).seed();
    } catch (IllegalArgumentException e) {
      throw new InputException("this cannot be a seed: " + e.getMessage());
    }
  }

  /**
   * The configuration.
   *
   * @throws InputException if it cannot be read
   */
  <C> C config(Game<C, ?, ?, ?> game) throws InputException {
    return ConfigParts.over(game, seats(game.info()), config);
  }

  /**
   * The configuration of the games of a league, for as many as {@code --seats} says, however many
   * bots there are.
   *
   * @throws InputException if it cannot be read
   */
  <C> C configOfLeague(Game<C, ?, ?, ?> game) throws InputException {
    return ConfigParts.over(game, seats.orElse(usual(game.info())), config);
  }

  /**
   * Sets the game up.
   *
   * @throws InputException if the game refuses the configuration
   */
  static <C, S> Ruling<S> setup(Game<C, S, ?, ?> game, C config, String seed)
      throws InputException {
    Ruling<S> setup = game.setup(config, Chance.seeded(seed));
    accept(game, setup);
    return setup;
  }

  /**
   * Nothing, if {@code setup} accepts.
   *
   * @throws InputException if the game refuses the configuration
   */
  static void accept(Game<?, ?, ?, ?> game, Ruling<?> setup) throws InputException {
    if (!setup.accepted()) {
      throw new InputException(
          game.info().id()
              + " refuses this configuration:\n  "
              + Joiner.on("\n  ").join(setup.violations()));
    }
  }

  /**
   * Who plays, among {@code players}, in seat order.
   *
   * @param more who can play beside the bots of that game
   * @throws InputException if a name is unknown, or there are neither one nor as many as players
   */
  <A extends Action, V extends View> ImmutableList<String> bots(
      Game<?, ?, A, V> game, int players, String... more) throws InputException {
    ImmutableList<String> known =
        ImmutableList.<String>builder().addAll(Bots.of(game).keySet()).add(more).build();
    List<String> named = bots.isEmpty() ? known.subList(0, 1) : bots;
    check(game, known);
    if (named.size() != 1 && named.size() != players) {
      throw new InputException(
          "the game is for " + players + " players, but there are " + named.size() + " bots");
    }
    return named.size() == players
        ? ImmutableList.copyOf(named)
        : ImmutableList.copyOf(Collections.nCopies(players, named.get(0)));
  }

  /**
   * Who plays in a league: those who are named, or all bots of that game.
   *
   * @throws InputException if a name is unknown
   */
  <A extends Action, V extends View> ImmutableList<String> entrants(Game<?, ?, A, V> game)
      throws InputException {
    ImmutableList<String> known = Bots.of(game).keySet().asList();
    check(game, known);
    return bots.isEmpty() ? known : ImmutableList.copyOf(bots);
  }

  private <A extends Action, V extends View> void check(
      Game<?, ?, A, V> game, ImmutableList<String> known) throws InputException {
    for (String name : bots) {
      if (!known.contains(name) && Bots.named(game, name).isEmpty()) {
        throw new InputException(
            "no bot is called \""
                + name
                + "\"; there are: "
                + String.join(", ", known)
                + ", mcts:N"
                + Suggestion.of(name, known));
      }
    }
  }

  private static String unguessable() {
    return new BigInteger(SEED_BITS, new SecureRandom()).toString(Character.MAX_RADIX);
  }

  private int seats(GameInfo info) {
    if (seats.isPresent() || bots.size() > 1) {
      return seats.orElse(bots.size());
    }
    return usual(info);
  }

  private static int usual(GameInfo info) {
    return Math.max(info.minSeats(), Math.min(USUAL_SEATS, info.maxSeats()));
  }
}

package io.stardeck.engine.testkit;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import com.google.common.hash.Hashing;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Game;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.SealedFamily;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;

/**
 * One random game, told in lines that say what could be done and which rules were heard of, and
 * nothing of how the game holds its values: a line for the set-up, one for each decision (how many
 * actions of each kind each seat was offered, and the rules of the events that followed), one for
 * the outcome.
 */
final class FrozenGame {
  private static final int CONFIG_SIZE = 1000;
  private static final int DIGITS = 16;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final long seed;
  private final int players;
  private final String outcome;
  private final ImmutableList<String> lines;

  private FrozenGame(long seed, int players, String outcome, ImmutableList<String> lines) {
    this.seed = seed;
    this.players = players;
    this.outcome = outcome;
    this.lines = lines;
  }

  /** Plays the game that {@code seed} stands for. */
  static <C, S, A extends Action, V extends View> FrozenGame play(
      Game<C, S, A, V> game, Arbitrary<C> configs, long seed) {
    Random random = new Random(seed * MIX);
    C config = configs.generator(CONFIG_SIZE, true).next(random).value();
    Ruling<S> ruling = game.setup(config, Chance.seeded(seed));
    List<String> lines = new ArrayList<>();
    lines.add("set-up: " + rules(ruling.events()));
    S state = ruling.state();
    while (!game.toAct(state).isEmpty()) {
      List<A> legal = new ArrayList<>();
      List<String> offers = new ArrayList<>();
      for (Seat seat : Seat.first(game.players(state))) {
        ImmutableList<A> offered = game.legalActions(state, seat);
        if (!offered.isEmpty()) {
          legal.addAll(Action.answers(offered));
          offers.add(seat.number() + " " + kinds(offered));
        }
      }
      A action = legal.get(random.nextInt(legal.size()));
      ruling = game.apply(state, action);
      state = ruling.state();
      lines.add("%s -> %s: %s".formatted(offers, kind(action), rules(ruling.events())));
    }
    Outcome end = game.outcome(state).orElseThrow();
    String outcome =
        "%s/%s/%s"
            .formatted(
                Joiner.on(',').join(Lists.transform(end.winners(), Seat::number)),
                Joiner.on(',').join(end.scores()),
                end.rule());
    lines.add("outcome: " + outcome);
    return new FrozenGame(seed, game.players(state), outcome, ImmutableList.copyOf(lines));
  }

  /** Seed, number of players, of decisions, outcome, digest of all lines. */
  String summary() {
    String digest =
        Hashing.sha256()
            .hashString(Joiner.on('\n').join(lines), StandardCharsets.UTF_8)
            .toString()
            .substring(0, DIGITS);
    return "%s %s %s %s %s".formatted(seed, players, lines.size() - 2, outcome, digest);
  }

  /** All lines, to be compared with those of another version. */
  ImmutableList<String> lines() {
    return lines;
  }

  private static Multiset<String> kinds(List<? extends Action> actions) {
    Multiset<String> kinds = TreeMultiset.create();
    for (Action action : actions) {
      kinds.add(kind(action));
    }
    return kinds;
  }

  private static String kind(Action action) {
    return SealedFamily.display(action.getClass());
  }

  private static List<String> rules(ImmutableList<Event> events) {
    return Lists.transform(events, event -> event.rule().value());
  }
}

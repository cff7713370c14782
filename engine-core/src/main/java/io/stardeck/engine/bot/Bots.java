package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The bots that can play a game, by name. */
public final class Bots {
  private static final Pattern SEARCH = Pattern.compile("mcts(?::([1-9]\\d{0,8}))?");

  private Bots() {}

  /**
   * The bots of that game: its own, in the order in which it names them, then those that play any
   * game.
   *
   * @throws IllegalArgumentException if the game's own bot bears the name of one that plays any
   *     game
   */
  public static <A extends Action, V extends View> ImmutableMap<String, Bot<A, V>> of(
      Game<?, ?, A, V> game) {
    return ImmutableMap.<String, Bot<A, V>>builder()
        .putAll(game.bots())
        .put(RandomBot.NAME, RandomBot.get())
        .buildOrThrow();
  }

  /**
   * The bot of that name: one of {@link #of}; {@code mcts}, which searches; or {@code mcts:N},
   * which does so with N iterations a decision, 1 or more. Empty if there is none.
   */
  public static <S, A extends Action, V extends View> Optional<Bot<A, V>> named(
      Game<?, S, A, V> game, String name) {
    Matcher search = SEARCH.matcher(name);
    if (!search.matches()) {
      return Optional.ofNullable(of(game).get(name));
    }
    Search<S, A, V> usual = Search.of(game);
    return Optional.of(
        search.group(1) == null ? usual : usual.iterations(Integer.parseInt(search.group(1))));
  }

  /**
   * The action of that type that is worth most, the first among equals; null if none is worth more
   * than {@code above}.
   *
   * @param legal what the seat may do
   * @param worth never asked about an action of another type
   */
  public static <A extends Action, T extends A> @Nullable T best(
      ImmutableList<A> legal, Class<T> type, double above, ToDoubleFunction<? super T> worth) {
    @Nullable T best = null;
    double most = above;
    for (int i = 0; i < legal.size(); i++) {
      if (type.isInstance(legal.get(i))) {
        T action = type.cast(legal.get(i));
        double value = worth.applyAsDouble(action);
        if (value > most) {
          most = value;
          best = action;
        }
      }
    }
    return best;
  }
}

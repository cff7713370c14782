package io.stardeck.engine.bot;

import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Action;
import io.stardeck.engine.Bot;
import io.stardeck.engine.Game;

/** The bots that can play a game, by name. */
public final class Bots {
  private Bots() {}

  /**
   * The bots of that game: its own, in the order in which it names them, then those that play any
   * game.
   *
   * @throws IllegalArgumentException if the game's own bot bears the name of one that plays any
   *     game
   */
  public static <A extends Action, V> ImmutableMap<String, Bot<A, V>> of(Game<?, ?, A, V> game) {
    return ImmutableMap.<String, Bot<A, V>>builder()
        .putAll(game.bots())
        .put(RandomBot.NAME, RandomBot.get())
        .buildOrThrow();
  }
}

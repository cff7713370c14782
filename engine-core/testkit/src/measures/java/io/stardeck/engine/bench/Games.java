package io.stardeck.engine.bench;

import io.stardeck.engine.Game;
import java.util.ServiceLoader;

/** The games on the class path. */
final class Games {
  private Games() {}

  /** The game of that id. */
  @SuppressWarnings("rawtypes") // a service is looked up by its class, which has no arguments
  static Game<?, ?, ?, ?> find(String id) {
    for (Game<?, ?, ?, ?> game : ServiceLoader.load(Game.class)) {
      if (game.info().id().equals(id)) {
        return game;
      }
    }
    throw new IllegalArgumentException("no game on the class path is called " + id);
  }
}

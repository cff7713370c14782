package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableSortedMap;
import io.stardeck.engine.Game;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The games on the class path, by id. */
final class GameShelf {
  private final ImmutableSortedMap<String, Game<?, ?, ?, ?>> games;

  private GameShelf(ImmutableSortedMap<String, Game<?, ?, ?, ?>> games) {
    this.games = games;
  }

  /**
   * Finds the games with {@link ServiceLoader}.
   *
   * @throws InputException if a game that the class path promises cannot be loaded, or if two games
   *     bear the same id
   */
  static GameShelf load() throws InputException {
    return load(ServiceLoader.load(Game.class));
  }

  @SuppressWarnings("rawtypes") // a service is looked up by its class, which has no arguments
  static GameShelf load(Iterable<Game> found) throws InputException {
    ImmutableSortedMap.Builder<String, Game<?, ?, ?, ?>> games = ImmutableSortedMap.naturalOrder();
    try {
      for (Game<?, ?, ?, ?> game : found) {
        games.put(game.info().id(), game);
      }
      return new GameShelf(games.buildOrThrow());
    } catch (ServiceConfigurationError e) {
      throw new InputException("a game on the class path cannot be loaded: " + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new InputException("two games on the class path bear the same id: " + e.getMessage());
    }
  }

  /** All games, ordered by id. */
  Iterable<Game<?, ?, ?, ?>> games() {
    return games.values();
  }

  /**
   * The game of that id.
   *
   * @throws InputException if there is none
   */
  Game<?, ?, ?, ?> find(String id) throws InputException {
    Game<?, ?, ?, ?> game = games.get(id);
    if (game == null) {
      throw new InputException(
          games.isEmpty()
              ? "no game is on the class path"
              : "no game is called \""
                  + id
                  + "\"; there are: "
                  + String.join(", ", games.keySet())
                  + Suggestion.of(id, games.keySet()));
    }
    return game;
  }
}

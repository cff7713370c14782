package io.stardeck.engine.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.stardeck.engine.Game;
import io.stardeck.engine.rules.GameId;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The games on the class path, by id. */
@SuppressWarnings("rawtypes") // a service is looked up by its class, which has no arguments
final class GameShelf {
  private final ImmutableList<Provider<Game>> providers;

  private GameShelf(ImmutableList<Provider<Game>> providers) {
    this.providers = providers;
  }

  /**
   * Finds the games with {@link ServiceLoader}; none is made yet.
   *
   * @throws InputException if a game that the class path promises is not there
   */
  static GameShelf load() throws InputException {
    return load(ServiceLoader.load(Game.class).stream());
  }

  static GameShelf load(Stream<Provider<Game>> found) throws InputException {
    try {
      return new GameShelf(found.collect(ImmutableList.toImmutableList()));
    } catch (ServiceConfigurationError e) {
      throw notLoaded(e);
    }
  }

  /**
   * All games, ordered by id.
   *
   * @throws InputException if one cannot be made, or if two bear the same id
   */
  Iterable<Game<?, ?, ?, ?>> games() throws InputException {
    return all().values();
  }

  /**
   * The game of that id. The others are not made if its class bears the id.
   *
   * @throws InputException if there is none, or more than one
   */
  Game<?, ?, ?, ?> find(String id) throws InputException {
    Provider<Game> only = null;
    for (Provider<Game> provider : providers) {
      if (id.equals(told(provider))) {
        if (only != null) {
          throw new InputException("two games on the class path bear the same id: " + id);
        }
        only = provider;
      }
    }
    return only == null ? amongAll(id) : made(only);
  }

  private Game<?, ?, ?, ?> amongAll(String id) throws InputException {
    ImmutableSortedMap<String, Game<?, ?, ?, ?>> games = all();
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

  private ImmutableSortedMap<String, Game<?, ?, ?, ?>> all() throws InputException {
    ImmutableSortedMap.Builder<String, Game<?, ?, ?, ?>> games = ImmutableSortedMap.naturalOrder();
    for (Provider<Game> provider : providers) {
      Game<?, ?, ?, ?> game = made(provider);
      games.put(game.info().id(), game);
    }
    try {
      return games.buildOrThrow();
    } catch (IllegalArgumentException e) {
      throw new InputException("two games on the class path bear the same id: " + e.getMessage());
    }
  }

  /** The id that the class of a game bears. */
  private static @Nullable String told(Provider<Game> provider) {
    GameId id = provider.type().getAnnotation(GameId.class);
    return id == null ? null : id.value();
  }

  private static Game<?, ?, ?, ?> made(Provider<Game> provider) throws InputException {
    Game<?, ?, ?, ?> game;
    try {
      game = provider.get();
    } catch (ServiceConfigurationError e) {
      throw notLoaded(e);
    }
    String told = told(provider);
    if (told != null && !told.equals(game.info().id())) {
      throw new InputException(
          "the class of the game \"%s\" bears the id \"%s\"".formatted(game.info().id(), told));
    }
    return game;
  }

  private static InputException notLoaded(ServiceConfigurationError e) {
    return new InputException("a game on the class path cannot be loaded: " + e.getMessage());
  }
}

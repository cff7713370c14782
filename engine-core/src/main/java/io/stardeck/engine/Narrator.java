package io.stardeck.engine;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Puts a game's values into words for a terminal. Whatever it says, it takes from the view, so it
 * tells nothing that the seat of the view may not know.
 */
public interface Narrator<A extends Action, V> {
  /**
   * The table as the seat of {@code view} sees it: lines of text, readable in a fixed-width font.
   */
  String table(V view);

  /**
   * As {@link #table(Object)}, in lines of at most {@code width} columns as far as the game can
   * arrange them so; whoever shows them breaks those that are longer.
   */
  default String table(V view, int width) {
    return table(view);
  }

  /** What the signs in the table mean; nothing, if they need no explaining. */
  default String legend() {
    return "";
  }

  /** {@code action} in a few words, such as "fire phaser-1 (3) from PH1". */
  String action(V view, A action);

  /** One sentence on {@code event}, which the seat of {@code view} may know. */
  String event(V view, GameEvent event);

  /**
   * What is to be said of the thing that a player has named: the text of a card, say.
   *
   * @return empty if the seat of {@code view} knows of no such thing, and unless a game says more
   */
  default Optional<String> about(V view, String name) {
    return Optional.empty();
  }

  /**
   * What {@code action} would do and what it adds up to, beyond what is said of the things that it
   * names: lines of text.
   *
   * @param action one that the seat of {@code view} may take now
   * @return empty if there is nothing to be said, and unless a game says more
   */
  default Optional<String> about(V view, A action) {
    return Optional.empty();
  }

  /** A narrator that tells the table, an action and an event by those functions, and no more. */
  static <A extends Action, V> Narrator<A, V> of(
      Function<? super V, String> table,
      BiFunction<? super V, ? super A, String> action,
      BiFunction<? super V, ? super GameEvent, String> event) {
    return new Narrator<>() {
      @Override
      public String table(V view) {
        return table.apply(view);
      }

      @Override
      public String action(V view, A chosen) {
        return action.apply(view, chosen);
      }

      @Override
      public String event(V view, GameEvent happened) {
        return event.apply(view, happened);
      }
    };
  }
}

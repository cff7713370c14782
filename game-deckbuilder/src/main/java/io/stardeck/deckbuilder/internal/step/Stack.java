package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.GameOver;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.Play;

/**
 * Changes to the stack of phases. Once the game is over the stack stays as it is: whatever was
 * under way ends there and then ({@code DB-VIC-02}).
 */
public final class Stack {
  private Stack() {}

  /** Lays {@code phase} on top. */
  public static void push(Play<DeckbuilderState> play, Phase phase) {
    Table table = play.state().table();
    if (!over(table)) {
      play.become(play.state().with(table.withPhases(table.phases().push(phase))));
    }
  }

  /** Ends the phase on top. */
  public static void pop(Play<DeckbuilderState> play) {
    Table table = play.state().table();
    if (!over(table)) {
      play.become(play.state().with(table.withPhases(table.phases().pop())));
    }
  }

  /** Puts {@code phase} in place of the one on top. */
  public static void replace(Play<DeckbuilderState> play, Phase phase) {
    Table table = play.state().table();
    if (!over(table)) {
      play.become(play.state().with(table.withPhases(table.phases().replaceTop(phase))));
    }
  }

  /** Whether the game is over. */
  public static boolean over(Table table) {
    return !table.phases().isEmpty() && table.phases().top() instanceof GameOver;
  }
}

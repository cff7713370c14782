package io.stardeck.deckbuilder.internal.step;

import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.GameOver;
import io.stardeck.deckbuilder.state.Phase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.rules.Play;

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

  /** Lays {@code lower} on top, and {@code upper} on that. */
  public static void push(Play<DeckbuilderState> play, Phase lower, Phase upper) {
    Table table = play.state().table();
    if (!over(table)) {
      play.become(play.state().with(table.withPhases(table.phases().push(lower).push(upper))));
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

  /** Puts {@code lower} in place of the one on top, and lays {@code upper} on that. */
  public static void replace(Play<DeckbuilderState> play, Phase lower, Phase upper) {
    Table table = play.state().table();
    if (!over(table)) {
      Pile<Phase> phases = table.phases().replaceTop(lower).push(upper);
      play.become(play.state().with(table.withPhases(phases)));
    }
  }

  /** Whether the game is over. */
  public static boolean over(Table table) {
    return !table.phases().isEmpty() && table.phases().top() instanceof GameOver;
  }
}

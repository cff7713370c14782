package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/**
 * Changes to the stack of phases. Once the game is over, or the tied players set up their duel, the
 * stack stays as it is: whatever was under way ends there and then (BF-WIN-01).
 */
public final class Stack {
  private Stack() {}

  /** Lays {@code phase} on top. */
  public static void push(Play<BattleForceState> play, Phase phase) {
    Table table = play.state().table();
    if (closed(table)) {
      return;
    }
    play.become(play.state().with(table.withPhases(table.phases().push(phase))));
  }

  /** Ends the phase on top. */
  public static void pop(Play<BattleForceState> play) {
    Table table = play.state().table();
    if (closed(table)) {
      return;
    }
    play.become(play.state().with(table.withPhases(table.phases().pop())));
  }

  /** Puts {@code phase} in place of the one on top. */
  public static void replace(Play<BattleForceState> play, Phase phase) {
    Table table = play.state().table();
    if (closed(table)) {
      return;
    }
    play.become(play.state().with(table.withPhases(table.phases().replaceTop(phase))));
  }

  /** Whether what was under way has been cut off by the end of the game. */
  static boolean closed(Table table) {
    if (table.phases().isEmpty()) {
      return false;
    }
    Phase top = table.phases().top();
    return top instanceof Phase.GameOver || top instanceof Phase.DuelSetup;
  }
}

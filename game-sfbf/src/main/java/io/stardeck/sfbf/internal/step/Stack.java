package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/** Changes to the stack of phases. */
public final class Stack {
  private Stack() {}

  /** Lays {@code phase} on top. */
  public static void push(Play<BattleForceState> play, Phase phase) {
    Table table = play.state().table();
    play.become(play.state().with(table.withPhases(table.phases().push(phase))));
  }

  /** Ends the phase on top. */
  public static void pop(Play<BattleForceState> play) {
    Table table = play.state().table();
    play.become(play.state().with(table.withPhases(table.phases().pop())));
  }

  /** Puts {@code phase} in place of the one on top. */
  public static void replace(Play<BattleForceState> play, Phase phase) {
    Table table = play.state().table();
    play.become(play.state().with(table.withPhases(table.phases().replaceTop(phase))));
  }
}

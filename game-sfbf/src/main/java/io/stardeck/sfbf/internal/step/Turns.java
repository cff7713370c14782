package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.event.TurnEnded;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Table;

/** Whose turn comes next. */
public final class Turns {
  private static final RuleId TRN_06 = RuleId.of("BF-TRN-06");

  private Turns() {}

  /**
   * Ends the turn of the active player, whose phases have all left the stack: the next one's begins
   * (BF-TRN-01, 06). When all have had one, the game turn is over (BF-TRN-02), and after the last
   * the game (BF-D-61).
   */
  public static void next(Play<BattleForceState> play) {
    Table table = play.state().table();
    Seat active = table.active();
    play.tell(TRN_06, new TurnEnded(active));
    Seat next = active.next(table.fleets().size());
    boolean turnOver = next.equals(table.starter());
    if (turnOver && table.gameTurn() >= table.config().maxGameTurns()) {
      Ending.byRule(play, RuleId.of("BF-D-61"));
      return;
    }
    int gameTurn = turnOver ? table.gameTurn() + 1 : table.gameTurn();
    play.become(play.state().with(table.withGameTurn(gameTurn)));
    Stack.push(play, new Phase.TurnStart(next));
  }
}

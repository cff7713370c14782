package io.stardeck.sfbf.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Play;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.event.GameEnded;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;

/** The end of the game. */
public final class Ending {
  private static final RuleId WIN_01 = RuleId.of("BF-WIN-01");

  private Ending() {}

  /**
   * Ends the game if at most one player has ships in play (BF-WIN-01, 02). Called after each ship
   * that is destroyed or captured (BF-DMG-13).
   *
   * @return whether the game is over
   */
  public static boolean check(Play<BattleForceState> play) {
    BattleForceState state = play.state();
    int left = 0;
    for (Seat seat : Seat.first(state.table().fleets().size())) {
      left += state.hasShips(seat) ? 1 : 0;
    }
    if (left > 1) {
      return false;
    }
    byRule(play, WIN_01);
    return true;
  }

  /** Ends the game now, because of {@code rule}, and counts the scores (BF-WIN-03 to 06). */
  public static void byRule(Play<BattleForceState> play, RuleId rule) {
    Outcome outcome = new Outcome(ImmutableList.of(), ImmutableList.of(), rule);
    play.tell(rule, new GameEnded(outcome));
    Stack.push(play, new Phase.GameOver(play.state().table().active(), outcome));
  }
}

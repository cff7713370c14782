package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Secrets;

/** The desks on which the players put drafts together, unseen (BF-ACT-03). */
public final class Desks {
  private Desks() {}

  /**
   * Lays {@code draft} on the desk of its player, unless one lies there. For windows in which a
   * draft must be made: they call it again after each withdrawal.
   *
   * @return whether it was laid there
   */
  public static boolean lay(Play<BattleForceState> play, Draft draft) {
    Secrets secrets = play.state().secrets(draft.seat());
    if (secrets.desk().isOpen()) {
      return false;
    }
    play.become(play.state().with(draft.seat(), secrets.withDesk(secrets.desk().with(draft))));
    return true;
  }

  /**
   * Clears the desk, the count of withdrawals included: what it was used for is over (BF-ACT-06).
   */
  public static void clear(Play<BattleForceState> play, Seat seat) {
    Secrets secrets = play.state().secrets(seat);
    play.become(play.state().with(seat, secrets.withDesk(OpenDraft.empty())));
  }
}

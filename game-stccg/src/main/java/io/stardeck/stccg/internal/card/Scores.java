package io.stardeck.stccg.internal.card;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.state.PlayerState;
import io.stardeck.stccg.state.StccgState;

/**
 * Points ({@code ST-SCO-01}, {@code ST-SCO-02}). Who has won by them is looked at between steps.
 */
public final class Scores {
  private Scores() {}

  /**
   * A player scores points, or loses them.
   *
   * @param source the definition of the card that gives them
   */
  public static void score(
      Play<StccgState> play, Seat seat, int points, String source, RuleId rule) {
    if (points != 0) {
      PlayerState player = play.state().table().player(seat);
      Tables.table(play, table -> table.with(seat, player.score(player.score() + points)));
      play.tell(rule, new TurnEvent.PointsScored(seat, points, source));
    }
  }
}

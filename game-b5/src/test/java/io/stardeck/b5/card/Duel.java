package io.stardeck.b5.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclineConflict;
import io.stardeck.b5.scene.Stage;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.DrawRound;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import java.util.Optional;

/** Two players, of whom the first declares a conflict. */
final class Duel {
  static final Seat P = Seat.of(1);
  static final Seat Q = Seat.of(2);
  static final ImmutableList<Seat> ORDER = ImmutableList.of(P, Q);
  static final ConflictRound CONFLICTS = new ConflictRound(Round.of(RoundEnd.ONE_TURN_EACH, ORDER));

  private Duel() {}

  /** The first player declares that card, against the second if it needs a target. */
  static void declared(Stage stage, String conflict, boolean target) {
    stage.act(
        new DeclareConflict(
            P, stage.id(conflict), target ? Optional.of(Q) : Optional.empty(), Optional.empty()));
    stage.act(new DeclineConflict(Q));
  }

  /** Nobody does anything more until the conflicts are decided. */
  static void resolved(Stage stage) {
    stage.idleUntil(DrawRound.class);
  }
}

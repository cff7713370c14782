package io.stardeck.b5.internal.step;

import io.stardeck.b5.card.Effect;
import io.stardeck.b5.card.FactionOperation.GainInfluence;
import io.stardeck.b5.card.Operation;
import io.stardeck.b5.card.Stat;
import io.stardeck.b5.card.Trigger;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;

/** Influence gained by the result of a conflict ({@code B5-W-11, B5-W-28}). */
public final class Gains {
  private Gains() {}

  /** A faction gains influence by a conflict: cards of its own that raise such gains rotate. */
  public static void byConflict(Play<B5State> play, Seat seat, int number) {
    if (number <= 0
        || InForce.says(Boards.of(play), seat, Stat.NO_CONFLICT_GAIN)
        || InForce.says(Boards.of(play), seat, Stat.NO_GAIN)) {
      return;
    }
    int total = number;
    for (Spot spot : Boards.of(play).spots(seat)) {
      for (Effect effect : Boards.of(play).def(spot.card()).effects()) {
        Scope scope = Scope.of(Boards.of(play), seat, spot.card().id());
        if (effect.trigger() == Trigger.CONFLICT_GAIN
            && spot.card().ready()
            && Conditions.hold(scope, effect.condition())) {
          InPlay.rotate(play, spot.card().id());
          for (Operation operation : Conditions.letThrough(scope, effect.operations())) {
            total += operation instanceof GainInfluence gain ? Amounts.of(scope, gain.amount()) : 0;
          }
          break; // it is not ready any more
        }
      }
    }
    Influence.gain(play, seat, total);
  }
}

package io.stardeck.b5.internal.step;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.card.word.FactionOperation.GainInfluence;
import io.stardeck.b5.card.word.Operation;
import io.stardeck.b5.card.word.Stat;
import io.stardeck.b5.card.word.Trigger;
import io.stardeck.b5.card.word.Who;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.InForce;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

/** Influence gained by the result of a conflict ({@code B5-W-11, B5-W-28}). */
public final class Gains {
  private Gains() {}

  /**
   * A faction gains influence by a conflict: cards of its own that raise such gains rotate, if it
   * is the initiator or the target.
   *
   * @return the cards that were neutralised by that
   */
  static List<CardId> byConflict(Play<B5State> play, Conflict conflict, Seat seat, int number) {
    if (number <= 0
        || InForce.says(Boards.of(play), seat, Stat.NO_CONFLICT_GAIN)
        || InForce.says(Boards.of(play), seat, Stat.NO_GAIN)) {
      return List.of();
    }
    int total = number;
    List<Beside> beside = new ArrayList<>();
    boolean party = conflict.initiator().equals(seat) || conflict.targets(seat);
    for (Spot spot : party ? Boards.of(play).spots(seat) : ImmutableList.<Spot>of()) {
      for (Effect effect : Boards.of(play).def(spot).effects()) {
        Scope scope = Scope.of(Boards.of(play), seat, spot.id());
        if (effect.trigger() == Trigger.CONFLICT_GAIN
            && spot.card().ready()
            && Conditions.hold(scope, effect.condition())) {
          InPlay.rotate(play, spot.id());
          ImmutableList<Operation> words = Conditions.letThrough(scope, effect.operations());
          for (Operation word : words) {
            total += raises(word) ? Amounts.of(scope, word) : 0;
          }
          beside.add(new Beside(scope, Lists.filter(words, word -> !raises(word)), effect));
          break; // it is not ready any more
        }
      }
    }
    List<CardId> fallen = new ArrayList<>(Influence.gain(play, seat, total));
    for (Beside each : beside) {
      Scope now = each.scope().on(Boards.of(play));
      fallen.addAll(Effects.neutralising(play, now, each.words(), each.effect().duration()));
    }
    return fallen;
  }

  /** What else a card says that has raised a gain. */
  private record Beside(Scope scope, ImmutableList<Operation> words, Effect effect) {}

  private static boolean raises(Operation word) {
    return word instanceof GainInfluence gain && gain.who() == Who.OWN;
  }
}

package io.stardeck.b5.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5Frame;
import io.stardeck.b5.state.B5Frame.ActionRound;
import io.stardeck.b5.state.B5Frame.ConflictRound;
import io.stardeck.b5.state.B5Frame.MercenaryStep;
import io.stardeck.b5.state.B5State;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;

/** Whose opportunity it is ({@code B5-ACT-01, B5-ACT-03, B5-MRC-10}). */
final class Opportunity {
  private Opportunity() {}

  /** The player has acted, and the opportunity moves on. */
  static void used(Play<B5State> play, Seat seat) {
    B5Frame top = play.state().frames().top();
    if (top instanceof ActionRound round) {
      play.replace(new ActionRound(round.round().acted(seat)));
    } else if (top instanceof ConflictRound round) {
      play.replace(new ConflictRound(round.round().acted(seat)));
    } else if (top instanceof MercenaryStep step) {
      play.replace(new MercenaryStep(Lists.rest(step.left()), ImmutableList.of()));
    }
  }
}

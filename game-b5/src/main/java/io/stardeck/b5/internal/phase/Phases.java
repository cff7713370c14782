package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.PhaseRule;

/** All phases of the game. */
public final class Phases {
  private Phases() {}

  /** One rule for each type of frame. */
  public static ImmutableList<PhaseRule<B5State, B5View, ?>> all() {
    return ImmutableList.of(
        new OpeningHandPhase(),
        new ReadyRoundPhase(),
        new ConflictRoundPhase(),
        new ActionRoundPhase(),
        new MercenaryStepPhase(),
        new ResolutionRoundPhase(),
        new AftermathStepPhase(),
        new EndStepPhase(),
        new DrawRoundPhase(),
        new TurnEndPhase(),
        new ReplyWindowPhase(),
        new LookPhase(),
        new GameOverPhase());
  }
}

package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.step.Ending;
import io.stardeck.b5.state.B5Frame.TurnEnd;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;
import io.stardeck.engine.rules.Play;

/** The end of a turn: victory, or the next turn ({@code B5-FRM-52, B5-FRM-54, B5-FRM-55}). */
final class TurnEndPhase implements PhaseRule<B5State, B5View, TurnEnd> {
  @Override
  public Class<TurnEnd> frame() {
    return TurnEnd.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(B5View view, TurnEnd frame) {
    return "";
  }

  @Override
  public boolean proceed(Play<B5State> play, TurnEnd frame) {
    Ending.turnEnd(play);
    return true;
  }
}

package io.stardeck.b5.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.PhaseRule;

/** The game is over ({@code B5-FRM-55}). */
final class GameOverPhase implements PhaseRule<B5State, B5View, GameOver> {
  @Override
  public Class<GameOver> frame() {
    return GameOver.class;
  }

  @Override
  public ImmutableList<ActionRule<B5State, B5View, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(B5View view, GameOver frame) {
    return "The game is over";
  }
}

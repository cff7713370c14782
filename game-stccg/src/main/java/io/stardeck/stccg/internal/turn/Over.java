package io.stardeck.stccg.internal.turn;

import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.view.StccgView;

/** The game is over ({@code ST-WIN-06}). */
public final class Over extends StccgPhase<Phase.Over> {
  @Override
  public String prompt(StccgView view, Phase.Over frame) {
    return "the game is over";
  }
}

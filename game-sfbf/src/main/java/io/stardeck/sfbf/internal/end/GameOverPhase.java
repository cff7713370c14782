package io.stardeck.sfbf.internal.end;

import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** GAME_OVER: nobody decides any more (BF-WIN-01). */
public final class GameOverPhase extends BattlePhase<Phase.GameOver> {
  @Override
  public String prompt(BattleForceView view, Phase.GameOver phase) {
    return "The game is over";
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.GameOver phase, Layer layer, Inspection inspection) {
    inspection.require(
        state.table().gameTurn() > 0, "table.gameTurn", "no game ends in its set-up");
  }
}

package io.stardeck.sfbf.internal.end;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** GAME_OVER: nobody decides any more (BF-WIN-01). */
public final class GameOverPhase implements BattlePhase<Phase.GameOver> {
  @Override
  public Class<Phase.GameOver> frame() {
    return Phase.GameOver.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(BattleForceView view, Phase.GameOver phase) {
    return "The game is over";
  }
}

package io.stardeck.sfbf.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.view.BattleForceView;

/** SETUP_RESERVE_CARDS: each sets two cards aside (BF-SET-03). */
public final class ChooseStashPhase extends BattlePhase<SetupPhase.ChooseStash> {
  @Override
  public String prompt(BattleForceView view, SetupPhase.ChooseStash phase) {
    return "Reserve action cards are being chosen";
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, SetupPhase.ChooseStash phase) {
    return Desks.lay(
        play, new Draft.Cards(phase.seat(), Draft.Purpose.RESERVE, ImmutableList.of()));
  }

  @Override
  public void inspect(
      BattleForceState state, SetupPhase.ChooseStash phase, Layer layer, Inspection inspection) {
    if (layer.top()) {
      SetupLayers.unseen(state, phase, phase.waiting(), layer, inspection);
    }
  }
}

package io.stardeck.sfbf.internal.phase;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.ActionRule;
import io.stardeck.engine.Play;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** SETUP_RESERVE_CARDS: each sets two cards aside (BF-SET-03). */
final class ChooseStashPhase implements BattlePhase<Phase.ChooseStash> {
  @Override
  public Class<Phase.ChooseStash> frame() {
    return Phase.ChooseStash.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(BattleForceView view, Phase.ChooseStash phase) {
    return "Reserve action cards are being chosen";
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.ChooseStash phase) {
    return Desks.lay(
        play, new Draft.Cards(phase.seat(), Draft.Purpose.RESERVE, ImmutableList.of()));
  }
}

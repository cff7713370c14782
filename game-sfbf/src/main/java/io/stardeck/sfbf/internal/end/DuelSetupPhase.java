package io.stardeck.sfbf.internal.end;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Duels;
import io.stardeck.sfbf.internal.step.Scores;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.view.BattleForceView;

/** DUEL_SETUP: each tied player names one of their counted ships (BF-WIN-08). */
public final class DuelSetupPhase implements BattlePhase<Phase.DuelSetup> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(new NameDuelShipRule());

  @Override
  public Class<Phase.DuelSetup> frame() {
    return Phase.DuelSetup.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.DuelSetup phase) {
    return "The scores are equal: name the ship to fight the duel with";
  }

  /** Who has one counted ship only, which everybody sees, fights with that. */
  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.DuelSetup phase) {
    ImmutableList<ShipId> counted = Scores.counted(play.state().table(), phase.seat());
    if (counted.size() > 1) {
      return false;
    }
    Duels.name(play, phase, counted.get(0));
    return true;
  }
}

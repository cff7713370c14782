package io.stardeck.sfbf.internal.choice;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.attack.BeginAttackRule;
import io.stardeck.sfbf.internal.ceasefire.PlayCeasefireRule;
import io.stardeck.sfbf.internal.fighters.BeginFightersRule;
import io.stardeck.sfbf.internal.fighters.BeginPlanetFightersRule;
import io.stardeck.sfbf.internal.flotilla.PlayFlotillaRule;
import io.stardeck.sfbf.internal.mutiny.BeginMutinyRule;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Desks;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** CHOICE: phase 4, one thing or nothing (BF-ATK-01). */
public final class ChoicePhase implements BattlePhase<Phase.Choice> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(
          new PassAttackRule(),
          new SecondFormationRule(),
          new BeginRedrawRule(),
          new BeginAttackRule(),
          new BeginFightersRule(),
          new BeginPlanetFightersRule(),
          new BeginMutinyRule(),
          new PlayFlotillaRule(),
          new PlayCeasefireRule());

  @Override
  public Class<Phase.Choice> frame() {
    return Phase.Choice.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.Choice phase) {
    return phase.attacks() == 0
        ? "Phase 4: attack, do something else instead, or pass"
        : "Phase 4: attack with a second ship, or pass";
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Choice phase) {
    if (!phase.done() && Choices.any(play.state(), phase)) {
      return false;
    }
    Desks.clear(play, phase.seat());
    play.pop();
    return true;
  }
}

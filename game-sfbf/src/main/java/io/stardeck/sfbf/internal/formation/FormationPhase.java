package io.stardeck.sfbf.internal.formation;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.step.Formations;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;

/** FORMATION: phase 3 (BF-FRM); FORMATION_2: the second formation change (BF-ATK-08). */
public final class FormationPhase implements BattlePhase<Phase.Formation> {
  private final ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open =
      ImmutableList.of(
          new EndFormationRule(),
          new PlayReinforcementsRule(),
          new DropCloakRule(),
          new ActivateDeviceRule(),
          new MoveShipRule());

  @Override
  public Class<Phase.Formation> frame() {
    return Phase.Formation.class;
  }

  @Override
  public ImmutableList<ActionRule<BattleForceState, BattleForceView, ?>> open() {
    return open;
  }

  @Override
  public String prompt(BattleForceView view, Phase.Formation phase) {
    if (phase.second()) {
      return "Phase 4: your second formation change";
    }
    return view.table().advanced()
        ? "Phase 3: reinforcements, formation, cloak and web"
        : "Phase 3: reinforcements";
  }

  @Override
  public boolean proceed(Play<BattleForceState> play, Phase.Formation phase) {
    if (!phase.begun()) {
      Formations.begin(play, phase);
      return true;
    }
    if (Formations.any(play.state(), phase)) {
      return false;
    }
    Formations.end(play, phase);
    return true;
  }
}

package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;

/** PF_TARGET: the active player names the target of their flotilla (BF-PFF-09). */
public final class FlotillaTargetPhase extends BattlePhase<Phase.FlotillaTarget> {
  /** The phase, with what is open in it. */
  public FlotillaTargetPhase() {
    super(ImmutableList.of(new NameFlotillaTargetRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.FlotillaTarget phase) {
    return "Name the target of the PF flotilla";
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.FlotillaTarget phase, Layer layer, Inspection inspection) {
    TurnLayers.inAttack(
        state,
        layer,
        Stage.ROLL,
        attack ->
            attack.form() == Form.FLOTILLA
                && phase.seat().equals(attack.attacker())
                && Targets.any(state.table(), attack.attacker(), Form.FLOTILLA),
        inspection);
  }
}

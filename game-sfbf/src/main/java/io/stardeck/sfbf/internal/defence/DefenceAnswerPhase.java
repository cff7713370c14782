package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Layer;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.rule.BattlePhase;
import io.stardeck.sfbf.internal.rule.TurnLayers;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;
import io.stardeck.sfbf.view.BattleForceView;

/** REACTION: the attacker may answer the defence as a whole with a Prime Team (BF-RCT-01). */
public final class DefenceAnswerPhase extends BattlePhase<Phase.DefenceAnswer> {
  /** The phase, with what is open in it. */
  public DefenceAnswerPhase() {
    super(ImmutableList.of(ReactionWindowPhase.PASS, new AnswerDefenceRule()));
  }

  @Override
  public String prompt(BattleForceView view, Phase.DefenceAnswer phase) {
    return asked(
        view,
        "The defence has ended: answer it with a Prime Team, or let it stand",
        "The defence has ended, and you can answer it with nothing: let it stand");
  }

  @Override
  public void inspect(
      BattleForceState state, Phase.DefenceAnswer phase, Layer layer, Inspection inspection) {
    TurnLayers.inAttack(
        state,
        layer,
        Stage.DAMAGE,
        attack ->
            attack.form() != Form.MUTINY
                && phase.seat().equals(attack.attacker())
                && Reactions.defended(attack),
        inspection);
  }
}

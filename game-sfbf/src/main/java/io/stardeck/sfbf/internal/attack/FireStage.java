package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;

/**
 * Before the dice the target may fire at fighters (BF-FTR-09), and the owner may answer a mutiny
 * (BF-MUT-06). The windows close by themselves where public facts leave nothing to do.
 */
public final class FireStage implements CombatStage {
  @Override
  public Stage stage() {
    return Stage.FIRE;
  }

  @Override
  public void run(Play<BattleForceState> play, Attack attack) {
    Seat owner = attack.defender().orElseThrow();
    play.replace(new Phase.Combat(attack.attacker(), Stage.ROLL));
    play.push(
        attack.form() == Form.MUTINY
            ? new Phase.MutinyResponse(owner)
            : new Phase.FireWindow(owner));
  }
}

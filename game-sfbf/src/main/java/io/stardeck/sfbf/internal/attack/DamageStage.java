package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;

/** The damage is counted and laid on the target (BF-DMG). */
public final class DamageStage implements CombatStage {
  private static final RuleId DMG_01 = RuleId.of("BF-DMG-01");

  @Override
  public Stage stage() {
    return Stage.DAMAGE;
  }

  @Override
  public void run(Play<BattleForceState> play, Attack attack) {
    play.replace(new Phase.Combat(attack.attacker(), Stage.END));
    Berth target = Engagement.target(play);
    int points = Damage.of(play.state().table(), attack, target.ship());
    Harm.deal(play, target, points, DMG_01);
  }
}

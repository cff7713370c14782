package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.event.AttackEvent.FlotillaDestroyed;
import io.stardeck.sfbf.internal.combat.Targets;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Stage;

/** The active player names the target of the flotilla; without one it has no effect (BF-PFF-09). */
public final class TargetStage implements CombatStage {
  private static final RuleId PFF_09 = RuleId.of("BF-PFF-09");

  @Override
  public Stage stage() {
    return Stage.TARGET;
  }

  @Override
  public void run(Play<BattleForceState> play, Attack attack) {
    Seat seat = attack.attacker();
    if (Targets.any(play.state().table(), seat, Form.FLOTILLA)) {
      play.replace(new Phase.Combat(seat, Stage.ROLL));
      play.push(new Phase.FlotillaTarget(seat));
    } else {
      play.replace(new Phase.Combat(seat, Stage.END));
      play.tell(PFF_09, new FlotillaDestroyed(seat));
    }
  }
}

package io.stardeck.sfbf.internal.attack;

import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Stage;

/** What happens in one stage of an attack. */
public interface CombatStage {
  /** The stage that this is for. */
  Stage stage();

  /**
   * Does the stage. Before, the frame {@link io.stardeck.sfbf.state.Phase.Combat} is on top and
   * names this stage. Afterwards it names the next one, with the window of this stage, if it opens,
   * on top of it; or it has been popped.
   */
  void run(Play<BattleForceState> play, Attack attack);
}

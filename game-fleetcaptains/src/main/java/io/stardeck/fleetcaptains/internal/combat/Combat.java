package io.stardeck.fleetcaptains.internal.combat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.fleetcaptains.action.Answer.DeclineFreeAttack;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class Combat {
  private Combat() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(new AttackRule(), new AttackInstallationRule());
  }

  /** What answers a failed breakaway. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> freeAttack() {
    return ImmutableList.of(
        ActionRule.only(
            DeclineFreeAttack.class, DeclineFreeAttack::new, (play, answer) -> play.pop()),
        new FreeAttackRule());
  }
}

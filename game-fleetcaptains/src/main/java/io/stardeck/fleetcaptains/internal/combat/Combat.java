package io.stardeck.fleetcaptains.internal.combat;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.DeclineFreeAttack;
import io.stardeck.fleetcaptains.internal.rule.AnswerRule;
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
        new AnswerRule<>(DeclineFreeAttack.class, DeclineFreeAttack::new, Play::pop),
        new FreeAttackRule());
  }
}

package io.stardeck.fleetcaptains.internal.cloaking;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.fleetcaptains.action.Answer.DeclineRelocation;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class Cloaking {
  private Cloaking() {}

  /** What may be done in the own turn. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> turn() {
    return ImmutableList.of(new ShuffleTokensRule(), new CloakShipRule(), new CreateEchoRule());
  }

  /** What may be done after a token was shown. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> relocation() {
    return ImmutableList.of(
        ActionRule.only(
            DeclineRelocation.class,
            DeclineRelocation::new,
            (play, answer) -> RelocateEchoRule.decline(play)),
        new RelocateEchoRule());
  }
}

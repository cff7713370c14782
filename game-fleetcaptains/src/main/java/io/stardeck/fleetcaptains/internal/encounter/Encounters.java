package io.stardeck.fleetcaptains.internal.encounter;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.DeclineAbility;
import io.stardeck.fleetcaptains.action.Answer.ResolveEncounter;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterDrawn;
import io.stardeck.fleetcaptains.state.FleetFrame.PreventDamage;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.view.FleetView;

/** The rules of this chapter. */
public final class Encounters {
  private Encounters() {}

  /** Which member of a task force meets it. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> ship() {
    return ImmutableList.of(new ChooseEncounterShipRule());
  }

  /** It takes effect. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> drawn() {
    return ImmutableList.of(
        ActionRule.only(
            ResolveEncounter.class,
            ResolveEncounter::new,
            (play, answer) -> Exploring.resolve(play, Tables.popped(play, EncounterDrawn.class))));
  }

  /** Damage is prevented, or dealt. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> prevention() {
    return ImmutableList.of(
        ActionRule.only(DeclineAbility.class, DeclineAbility::new, (play, answer) -> suffer(play)),
        new PreventDamageRule());
  }

  private static void suffer(Play<FleetState> play) {
    PreventDamage frame = Tables.popped(play, PreventDamage.class);
    Damage.take(play, frame.ship(), frame.damage(), frame.by());
  }
}

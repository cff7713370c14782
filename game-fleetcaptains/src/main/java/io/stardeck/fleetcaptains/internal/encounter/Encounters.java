package io.stardeck.fleetcaptains.internal.encounter;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.DeclineAbility;
import io.stardeck.fleetcaptains.action.Answer.ResolveEncounter;
import io.stardeck.fleetcaptains.internal.step.Damage;
import io.stardeck.fleetcaptains.internal.step.Exploring;
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
            ResolveEncounter.class, ResolveEncounter::new, (play, answer) -> resolve(play)));
  }

  private static void resolve(Play<FleetState> play) {
    EncounterDrawn frame = (EncounterDrawn) play.state().top();
    play.pop();
    Exploring.resolve(play, frame);
  }

  /** Damage is prevented, or dealt. */
  public static ImmutableList<ActionRule<FleetState, FleetView, ?>> prevention() {
    return ImmutableList.of(
        ActionRule.only(DeclineAbility.class, DeclineAbility::new, (play, answer) -> suffer(play)),
        new PreventDamageRule());
  }

  private static void suffer(Play<FleetState> play) {
    PreventDamage frame = (PreventDamage) play.state().top();
    play.pop();
    Damage.take(play, frame.ship(), frame.damage(), frame.by());
  }
}

package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Each;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterCheck;
import io.stardeck.fleetcaptains.state.FleetState;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a tile does on exploring it does to each ship of a task force ({@code FC-LOC-02}); what it
 * does to their player, or to all that is there, it does once, for they explore together ({@code
 * FC-D-81}).
 */
final class Exploration {
  /** What each ship meets for itself. */
  private static final ImmutableSet<Class<? extends Effect>> OF_EACH =
      ImmutableSet.of(
          Effect.DealDamage.class,
          Effect.PlaceSystemToken.class,
          Effect.RemoveSystemToken.class,
          Effect.RepairAlert.class,
          Effect.GrantAction.class,
          Effect.GrantManeuver.class,
          Effect.GrantPowerAdjustment.class,
          Effect.MoveShip.class,
          Effect.Impose.class,
          Effect.SpendShipAction.class,
          Effect.ForgoManeuver.class,
          Effect.DiscardCrew.class,
          Effect.CaptureCrew.class,
          Effect.Test.class,
          Effect.OpposedTest.class,
          Effect.Choose.class,
          Effect.If.class);

  private Exploration() {}

  /** Passes the next word over if the first ship of the task force has had it for all. */
  static boolean passed(
      Play<FleetState> play, Effects run, ImmutableList<Effect> list, Effect next) {
    if (!Tables.of(play).set().isLocation(run.run().source()) || each(next)) {
      return false;
    }
    EncounterCheck check = check(play, run);
    boolean later =
        check != null
            && list == Tables.of(play).set().location(run.run().source()).onExploring()
            && run.run().about().ship().isPresent()
            && !check.ships().get(0).equals(run.run().about().ship().get());
    if (later) {
      play.replace(run.onward());
    }
    return later;
  }

  private static boolean each(Effect effect) {
    return effect instanceof Effect.ForEach words
        ? words.each() == Each.TASK_FORCE
        : OF_EACH.contains(effect.getClass());
  }

  /** The exploration of the tile that acts, or null. */
  private static @Nullable EncounterCheck check(Play<FleetState> play, Effects run) {
    Optional<Integer> tile = run.run().about().tile();
    return Tables.of(play)
        .frame(EncounterCheck.class, check -> tile.equals(Optional.of(check.space())));
  }
}

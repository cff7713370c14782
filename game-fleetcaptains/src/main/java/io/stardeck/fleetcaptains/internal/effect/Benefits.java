package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetFrame.EncounterEnd;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import org.jspecify.annotations.Nullable;

/** What an encounter of all ships brings beside harm goes to one of them ({@code FC-D-30}). */
final class Benefits {
  /** No list has so many words. */
  private static final int MOST = 1_000;

  /** What each ship that meets it bears for itself, and what only holds other words. */
  private static final ImmutableSet<Class<? extends Effect>> OF_EACH =
      ImmutableSet.of(
          Effect.DealDamage.class,
          Effect.DiscardCrew.class,
          Effect.CaptureCrew.class,
          Effect.DiscardCommand.class,
          Effect.GainAsCargo.class,
          Effect.SpendShipAction.class,
          Effect.ForgoManeuver.class,
          Effect.Impose.class,
          Effect.Test.class,
          Effect.OpposedTest.class,
          Effect.Choose.class,
          Effect.OnTarget.class,
          Effect.ForEach.class,
          Effect.If.class);

  private Benefits() {}

  /** Passes the next word over if a ship has had what it brings; the first that can takes it. */
  static boolean passed(Play<FleetState> play, Effects run, Effect next) {
    EncounterEnd end = end(Tables.of(play), run.run());
    if (end == null || each(play, run, next)) {
      return false;
    }
    int word = word(run.list(), run.progress().next());
    if (end.given().contains(word)) {
      play.replace(run.onward());
      return true;
    }
    FleetView view = FleetView.of(play.state(), run.run().player());
    boolean there = Subjects.ship(play, run.run()) != null;
    if (there && Possible.possible(view, run.run(), next)) {
      Tables.exchange(play, end, end.giving(word));
    }
    return false;
  }

  /** Whether a ship of an encounter of several has had that word of a list for all. */
  static boolean had(Table table, EffectRun run, ImmutableList<Effect> list, int next) {
    EncounterEnd end = end(table, run);
    return end != null
        && end.given().contains(word(table.set().scripts(run.source()).number(list), next));
  }

  private static int word(int list, int next) {
    return list * MOST + next;
  }

  private static boolean each(Play<FleetState> play, Effects run, Effect effect) {
    if (effect instanceof Effect.RemoveControl) { // harm where it strikes its own side (1.4)
      int space = Subjects.tile(play, run.run());
      Table table = Tables.of(play);
      return space >= 0 && table.tiles().get(space).control(table.faction(run.run().player())) > 0;
    }
    return effect instanceof Effect.PlaceSystemToken token
        ? token.amount().orElse(-1) < 0
        : OF_EACH.contains(effect.getClass());
  }

  /** The encounter of several ships whose words are being carried out, or null. */
  private static @Nullable EncounterEnd end(Table table, EffectRun run) {
    EncounterEnd end =
        table.frame(EncounterEnd.class, each -> each.encounter().equals(run.source()));
    return end == null || end.after().isEmpty() ? null : end;
  }
}

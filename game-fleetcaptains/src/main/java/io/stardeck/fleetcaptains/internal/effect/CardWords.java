package io.stardeck.fleetcaptains.internal.effect;

import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.card.Who;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Turns;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;

/** Words about cards, and about other words. */
final class CardWords {
  private CardWords() {}

  static boolean perform(Play<FleetState> play, Effect effect, EffectRun run) {
    if (effect instanceof Effect.DrawCommand draw) {
      for (int i = 0; i < draw.amount(); i++) {
        Commands.draw(play, run.player());
      }
    } else if (effect instanceof Effect.DiscardCommand discard) {
      Seat seat = discard.who() == Who.SELF ? run.player() : Tables.of(play).opponent(run.player());
      for (int i = 0; i < discard.amount(); i++) {
        Commands.discardAny(play, seat);
        Commands.fill(play, seat, Turns.HAND);
      }
    } else if (effect instanceof Effect.Choose choose) {
      Seat seat = choose.by() == Who.SELF ? run.player() : Tables.of(play).opponent(run.player());
      play.push(new FleetFrame.EffectChoice(seat, choose.options(), run));
    } else if (effect instanceof Effect.OnTarget on) {
      onTarget(play, on, run);
    } else {
      // These say something while their card is being played, and nothing afterwards.
      return effect instanceof Effect.ModifyTest
          || effect instanceof Effect.PreventDamage
          || effect instanceof Effect.CancelCard;
    }
    return true;
  }

  private static void onTarget(Play<FleetState> play, Effect.OnTarget on, EffectRun run) {
    if (on.target() >= 0 && on.target() < run.targets().size()) {
      EffectRun next = run.targets().get(on.target()).ship().map(run::about).orElse(run);
      play.push(new Effects(on.effects(), next));
    }
  }
}

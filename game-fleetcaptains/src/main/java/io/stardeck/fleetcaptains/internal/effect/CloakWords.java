package io.stardeck.fleetcaptains.internal.effect;

import static io.stardeck.fleetcaptains.internal.RuleIds.CLK_12;
import static io.stardeck.fleetcaptains.internal.RuleIds.ECH_11;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Echoes;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.state.Token;

/** Words about cloaked ships and their tokens. */
final class CloakWords {
  static final ImmutableList<Saying<?>> ALL =
      ImmutableList.of(
          Saying.ofShip(Effect.Decloak.class, CloakWords::decloak),
          new Saying<>(Effect.RevealToken.class, CloakWords::reveal),
          Saying.ofShip(Effect.PlaceEcho.class, CloakWords::echo));

  private CloakWords() {}

  /** Its owner chooses the setting, then explores if it has to ({@code FC-D-39}). */
  private static void decloak(
      Play<FleetState> play, Effect.Decloak word, EffectRun run, Ship ship) {
    if (ship.cloaked()) {
      int setting = Dials.first(Tables.of(play).def(ship), ship.alert(), false);
      Showing.stop(play, ship.card());
      Tokens.decloak(play, ship.card(), setting, CLK_12);
      Exploring.land(play, ship.card());
      Dials.ask(play, ship.card());
    }
  }

  private static void reveal(Play<FleetState> play, Effect.RevealToken word, EffectRun run) {
    Token token = Subjects.chosen(run, Target::token).map(Tables.of(play)::token).orElse(null);
    if (token != null) {
      Showing.show(play, token, ECH_11);
    }
  }

  private static void echo(Play<FleetState> play, Effect.PlaceEcho word, EffectRun run, Ship ship) {
    if (ship.cloaked() && Echoes.possible(Tables.of(play), run.player())) {
      Echoes.place(play, run.player(), ship.card());
    }
  }
}

package io.stardeck.fleetcaptains.internal.effect;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.Effect;
import io.stardeck.fleetcaptains.internal.step.Dials;
import io.stardeck.fleetcaptains.internal.step.Echoes;
import io.stardeck.fleetcaptains.internal.step.Exploring;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Tokens;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Objects;

/** Words about cloaked ships and their tokens. */
final class CloakWords {
  private static final RuleId CLK_12 = RuleId.of("FC-CLK-12");

  static final ImmutableList<Saying<?>> ALL =
      ImmutableList.of(
          new Saying<>(Effect.Decloak.class, CloakWords::decloak),
          new Saying<>(Effect.RevealToken.class, CloakWords::reveal),
          new Saying<>(Effect.PlaceEcho.class, CloakWords::echo));

  private CloakWords() {}

  /** Its owner chooses the setting, then explores if it has to ({@code FC-D-39}). */
  private static void decloak(Play<FleetState> play, Effect.Decloak word, EffectRun run) {
    Ship ship = Subjects.ship(play, run);
    if (ship == null || !ship.cloaked()) {
      return;
    }
    int setting = Dials.first(Tables.of(play).def(ship), ship.alert());
    Tokens.decloak(play, ship.card(), setting, CLK_12);
    int space = Objects.requireNonNull(Tables.of(play).ship(ship.card())).at();
    if (Tables.of(play).shape().isTile(space) && !Tables.of(play).tiles().get(space).explored()) {
      Exploring.explore(
          play, Tables.of(play).owner(ship.card()), ImmutableList.of(ship.card()), space);
    }
    Dials.ask(play, ship.card());
  }

  private static void reveal(Play<FleetState> play, Effect.RevealToken word, EffectRun run) {
    Token token =
        run.about().token().isEmpty() ? null : Tables.of(play).token(run.about().token().get());
    if (token != null) {
      Tokens.reveal(play, token);
    }
  }

  private static void echo(Play<FleetState> play, Effect.PlaceEcho word, EffectRun run) {
    Ship ship = Subjects.ship(play, run);
    if (ship != null && ship.cloaked() && Echoes.possible(Tables.of(play), run.player())) {
      Echoes.place(play, run.player(), ship.card());
    }
  }
}

package io.stardeck.fleetcaptains.internal.maneuver;

import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.MOV_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.FreeAction.StartTokenManeuver;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Standing.ForbidManeuver;
import io.stardeck.fleetcaptains.event.ManeuverEnd;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Maneuvers;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.internal.value.Sources;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Secret.TokenRun;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** A cloak token sets out ({@code FC-CLK-13, FC-ECH-05, FC-D-37}). */
final class StartTokenManeuverRule extends FleetRule<StartTokenManeuver> {
  @Override
  public void candidates(FleetView view, Consumer<? super StartTokenManeuver> offer) {
    for (Token token : view.table().tokens()) {
      if (token.owner().equals(view.seat())) {
        offer.accept(new StartTokenManeuver(view.seat(), token.number()));
      }
    }
  }

  @Override
  public void check(FleetView view, StartTokenManeuver action, Findings findings) {
    Token token = view.table().token(action.token());
    if (token == null || !token.owner().equals(view.seat())) {
      findings.reject("token", VAL_04, "%s is no token of yours", action.token());
      return;
    }
    CardId identity = Objects.requireNonNull(view.identity(token));
    Ship ship = view.table().ship(identity);
    int granted = ship == null ? 0 : ship.extraManeuvers();
    if (view.own().maneuvers(identity) > granted) {
      findings.reject("token", MOV_01, "it has maneuvered in this turn");
    }
    if (ship != null && Sources.has(view.table(), ship, token.at(), ForbidManeuver.class)) {
      findings.reject("token", MOV_02, "something forbids it to maneuver");
    }
    int points = points(view.table(), identity, token);
    if (points < 0) {
      findings.reject("token", MOV_02, "its Engines are disabled");
    } else if (ship == null && points == 0 // an echo's post is no help (FC-D-37)
        || !Routes.setsOut(view.table(), view.seat(), token.at(), points)) {
      findings.reject("token", MOV_03, "it has no movement points");
    }
  }

  private static int points(Table table, CardId identity, Token token) {
    Ship ship = table.ship(identity);
    return ship == null
        ? Routes.echoPoints(table, token.owner())
        : Ratings.of(table, ship, token.at(), ShipSystem.ENGINES, Ratings.MANEUVER);
  }

  @Override
  public void perform(Play<FleetState> play, StartTokenManeuver action) {
    Maneuvers.end(play, ManeuverEnd.OTHER);
    Token token = Objects.requireNonNull(Tables.of(play).token(action.token()));
    CardId identity = play.state().identity(token);
    int points = points(Tables.of(play), identity, token);
    Tables.secret(
        play,
        action.actor(),
        own ->
            own.withManeuvered(Lists.plus(own.maneuvered(), identity))
                .withRun(Optional.of(new TokenRun(points, 0))));
    Maneuvers.begin(play, action.actor(), ImmutableList.of(), action.token(), false);
  }
}

package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Zones;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Secret.TokenRun;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;

/** What a seat cannot know, dealt anew. */
public final class Unseen {
  private Unseen() {}

  /** A state that looks to the seat of {@code view} just as the true one. */
  public static FleetState anew(FleetView view, Chance chance) {
    Zones<CardId> zones =
        Redeal.of(view.zones(), view.seat(), new Box(view, chance.fork(1)), chance.fork(2));
    ImmutableList.Builder<Secret> secrets = ImmutableList.builder();
    for (Seat seat : Seat.first(view.table().players())) {
      secrets.add(seat.equals(view.seat()) ? view.own() : secret(view.table(), zones, seat));
    }
    return new FleetState(view.table(), secrets.build(), zones, chance.fork(3));
  }

  /** A maneuver of a token that is under way has points that fit what the token now stands for. */
  private static Secret secret(Table table, Zones<CardId> zones, Seat seat) {
    Maneuver open = table.frame(Maneuver.class);
    if (open == null || open.token() == 0 || !open.seat().equals(seat)) {
      return Secret.NONE;
    }
    CardId identity = zones.cards(Places.token(open.token())).get(0);
    Ship ship = table.ship(identity);
    int points =
        ship == null ? Routes.echoPoints(table, seat) : Math.max(1, table.setting(ship).engines());
    return Secret.NONE
        .withManeuvered(ImmutableList.of(identity))
        .withRun(Optional.of(new TokenRun(points, 0)));
  }
}

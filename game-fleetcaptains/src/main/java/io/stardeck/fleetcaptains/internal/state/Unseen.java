package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Redeal;
import io.stardeck.engine.zone.Zones;
import io.stardeck.fleetcaptains.internal.step.Cards;
import io.stardeck.fleetcaptains.internal.value.Routes;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Secret.TokenRun;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
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
    Play<FleetState> play =
        Play.silent(new FleetState(view.table(), secrets.build(), zones, chance.fork(3)));
    show(play);
    shown(play);
    return play.state();
  }

  /** What lies face up is known to all, also where its owner alone sees it by right. */
  private static void show(Play<FleetState> play) {
    Table table = play.state().table();
    for (Tile tile : table.tiles()) {
      tile.location().ifPresent(card -> show(play, Places.CHART, card));
    }
    for (Seat seat : Seat.first(table.players())) {
      table.captain(seat).openMissions().forEach(card -> show(play, Places.missions(seat), card));
      if (!table.captain(seat).subdecks().isEmpty()) {
        Cards.DEALER.show(play, Places.chosen(seat), Audience.everyone());
        Cards.DEALER.show(play, Places.unchosen(seat), Audience.everyone());
      }
    }
  }

  /** A token that is being shown is known to all. */
  private static void shown(Play<FleetState> play) {
    for (FleetFrame frame : play.state().table().frames()) {
      if (frame instanceof FleetFrame.EchoRelocate relocate) {
        Cards.DEALER.show(play, Places.token(relocate.token()), Audience.everyone());
      }
    }
  }

  private static void show(Play<FleetState> play, Place place, CardId card) {
    Cards.DEALER.show(play, place, card, Audience.everyone());
  }

  /** A maneuver of a token that is under way has points that fit what the token now stands for. */
  private static Secret secret(Table table, Zones<CardId> zones, Seat seat) {
    for (FleetFrame frame : table.frames()) {
      if (frame instanceof Maneuver maneuver
          && maneuver.token() != 0
          && maneuver.seat().equals(seat)) {
        CardId identity = zones.cards(Places.token(maneuver.token())).get(0);
        Ship ship = table.ship(identity);
        int points =
            ship == null
                ? Routes.echoPoints(table, seat)
                : Math.max(1, table.setting(ship).engines());
        return new Secret(
            ImmutableList.of(identity),
            Optional.of(new TokenRun(points, 0)),
            ImmutableMap.of(),
            ImmutableList.of());
      }
    }
    return Secret.NONE;
  }
}

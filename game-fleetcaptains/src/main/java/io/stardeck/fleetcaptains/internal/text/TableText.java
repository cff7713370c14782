package io.stardeck.fleetcaptains.internal.text;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.text.Phrases;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.Imposed;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.stream.Collectors;

/** The table in words: the board as hexes, then each player. */
final class TableText {
  private TableText() {}

  static String of(FleetView view) {
    StringBuilder text = new StringBuilder();
    Table table = view.table();
    text.append("Turn ").append(table.turn()).append(", ").append(table.faction(table.active()));
    text.append(", actions ").append(table.actionsUsed()).append(" of ");
    text.append(Fleets.actions(table, table.active())).append('\n');
    BoardText.board(view, text);
    BoardText.tiles(view, text);
    BoardText.tokens(view, text);
    for (Seat seat : Seat.first(table.captains().size())) {
      player(view, seat, text);
    }
    new Forecast(view).openTest().ifPresent(test -> text.append(test).append('\n'));
    return text.toString();
  }

  private static void player(FleetView view, Seat seat, StringBuilder text) {
    Table table = view.table();
    Captain captain = table.captain(seat);
    text.append(captain.faction()).append(", ").append(seat);
    text.append(seat.equals(view.seat()) ? " (you): " : ": ")
        .append(captain.score())
        .append(" points")
        .append(table.players() > 2 ? ", the team " + table.score(captain.faction()) : "")
        .append(" of ");
    text.append(table.config().targetScore()).append(", fleet ");
    text.append(Fleets.total(table, seat)).append(" of ").append(Fleets.limit(table, seat));
    text.append('\n');
    captain.fleet().forEach(ship -> ship(view, ship, text));
    for (CardId card : captain.staying()) {
      text.append("  lies before them: ").append(table.set().title(card)).append('\n');
    }
    cards(view, Places.missions(seat), "missions", text);
    cards(view, Places.hand(seat), "hand", text);
  }

  private static void ship(FleetView view, Ship ship, StringBuilder text) {
    Table table = view.table();
    Setting setting = table.setting(ship);
    text.append("  ").append(table.def(ship).name()).append(" (").append(table.def(ship).size());
    text.append(") ").append(ship.alert()).append(ship.cloaked() ? " cloaked" : "");
    int space = view.spaceOf(ship);
    text.append(space < 0 ? "" : " in " + space);
    text.append(' ').append(CardText.ratings(setting).replace(", cloaked", ""));
    text.append(ship.maneuvered() ? ", has maneuvered" : "")
        .append(ship.extraManeuvers() > 0 ? ", may maneuver once more" : "")
        .append(ship.extraAdjustments() > 0 ? ", may adjust once more" : "");
    text.append(ship.adjusted() ? ", has adjusted" : "")
        .append(ship.acted() > 0 ? ", has acted" : "");
    int actions = 1 + ship.extraActions() - ship.acted();
    text.append(
        ship.extraActions() > 0 && actions > 0
            ? ", may act " + Phrases.count(actions, "time")
            : "");
    for (SystemToken token : ship.tokens()) {
      text.append(", ").append(Names.of(token));
    }
    ship.crew().forEach(card -> text.append(", ").append(table.set().title(card)));
    ship.cargo().forEach(card -> text.append(", cargo ").append(table.set().title(card)));
    ship.attached().forEach(card -> text.append(", bears ").append(table.set().title(card)));
    ship.teams().forEach(team -> text.append(", team of ").append(team));
    for (Imposed imposed : table.imposed()) {
      boolean here = imposed.ship().equals(ship.card());
      text.append(here ? ", under " + table.set().title(imposed.source()) : "");
    }
    text.append('\n');
  }

  private static void cards(FleetView view, Place place, String name, StringBuilder text) {
    if (view.zones().has(place)) {
      String known =
          view.zones().cards(place).stream()
              .map(view.table().set()::title)
              .collect(Collectors.joining("; "));
      text.append("  ").append(name).append(' ').append(view.zones().size(place));
      text.append(known.isEmpty() ? "" : ": ").append(known);
      text.append('\n');
    }
  }
}

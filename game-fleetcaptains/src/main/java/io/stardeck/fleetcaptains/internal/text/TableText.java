package io.stardeck.fleetcaptains.internal.text;

import com.google.common.base.Ascii;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.Setting;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.Hex;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.TreeMap;

/** The table in words: the board as hexes, then each player. */
final class TableText {
  private static final int WIDTH = 11;

  private TableText() {}

  static String of(FleetView view) {
    StringBuilder text = new StringBuilder();
    Table table = view.table();
    text.append("Turn ").append(table.turn()).append(", ").append(table.faction(table.active()));
    text.append(", actions ").append(table.actionsUsed()).append(" of ");
    text.append(Fleets.actions(table, table.active())).append('\n');
    board(view, text);
    for (Seat seat : Seat.first(table.captains().size())) {
      player(view, seat, text);
    }
    return text.toString();
  }

  /** Each hex takes two lines; every other column stands half a hex lower. */
  private static void board(FleetView view, StringBuilder text) {
    BoardShape shape = view.table().shape();
    int top = Integer.MAX_VALUE;
    int left = Integer.MAX_VALUE;
    for (int i = 0; i < shape.size(); i++) {
      top = Math.min(top, height(shape.hex(i)));
      left = Math.min(left, shape.hex(i).q());
    }
    TreeMap<Integer, TreeMap<Integer, String>> lines = new TreeMap<>();
    for (int i = 0; i < shape.size(); i++) {
      int line = height(shape.hex(i)) - top;
      int column = shape.hex(i).q() - left;
      lines.computeIfAbsent(line, n -> new TreeMap<>()).put(column, cell(view, i));
    }
    for (TreeMap<Integer, String> line : lines.values()) {
      StringBuilder row = new StringBuilder();
      line.forEach(
          (column, cell) -> {
            while (row.length() < column * WIDTH) {
              row.append(' ');
            }
            row.append(cell);
          });
      text.append(row.toString().stripTrailing()).append('\n');
    }
  }

  private static int height(Hex hex) {
    return 2 * hex.r() + hex.q();
  }

  /** What lies in a space: its number, what it shows, control, installation, ships, tokens. */
  private static String cell(FleetView view, int space) {
    Table table = view.table();
    StringBuilder cell = new StringBuilder("[").append(space);
    if (table.shape().isPost(space)) {
      cell.append(letter(table.faction(table.shape().keeper(space)))).append('!');
    } else {
      Tile tile = table.tiles().get(space);
      LocationDef location = table.location(space);
      cell.append(
          location == null ? "?" : Ascii.toLowerCase(location.type().name()).substring(0, 2));
      tile.control()
          .ifPresent(control -> cell.append(letter(control.faction())).append(control.count()));
      tile.installation().ifPresent(kind -> cell.append(kind.name().charAt(0)));
    }
    int federation = count(table, Seat.of(1), space);
    int klingon = count(table, Seat.of(2), space);
    cell.append(federation > 0 ? "f" + federation : "").append(klingon > 0 ? "k" + klingon : "");
    for (Token token : table.tokens()) {
      cell.append(token.at() == space ? "~" : "");
    }
    return cell.append(']').toString();
  }

  private static char letter(Faction faction) {
    return faction.name().charAt(0);
  }

  private static int count(Table table, Seat seat, int space) {
    int count = 0;
    for (Ship ship : table.captain(seat).fleet()) {
      count += ship.isAt(space) ? 1 : 0;
    }
    return count;
  }

  private static void player(FleetView view, Seat seat, StringBuilder text) {
    Table table = view.table();
    Captain captain = table.captain(seat);
    text.append(captain.faction()).append(": ").append(captain.score()).append(" points of ");
    text.append(table.config().targetScore()).append(", fleet ");
    text.append(Fleets.total(table, seat)).append(" of ").append(Fleets.limit(table, seat));
    text.append('\n');
    for (Ship ship : captain.fleet()) {
      ship(view, ship, text);
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
    for (ShipSystem system : ShipSystem.values()) {
      int rating = setting.of(system);
      text.append(' ').append(system.name(), 0, 2).append(' ');
      text.append(rating < 0 ? "D" : String.valueOf(rating));
    }
    for (CardId crew : ship.crew()) {
      text.append(", ").append(table.set().title(crew));
    }
    for (CardId item : ship.cargo()) {
      text.append(", cargo ").append(table.set().title(item));
    }
    text.append('\n');
  }

  private static void cards(FleetView view, Place place, String name, StringBuilder text) {
    if (view.zones().has(place)) {
      text.append("  ").append(name).append(' ').append(view.zones().size(place)).append(':');
      for (CardId card : view.zones().cards(place)) {
        text.append(' ').append(view.table().set().title(card)).append(';');
      }
      text.append('\n');
    }
  }
}

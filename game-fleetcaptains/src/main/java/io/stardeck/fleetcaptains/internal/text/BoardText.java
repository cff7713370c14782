package io.stardeck.fleetcaptains.internal.text;

import com.google.common.base.Ascii;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.zone.Seen;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.Hex;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.TreeMap;

/**
 * The board in words. Each space is a bracket: its number; ? for a face-down tile, with a letter
 * for each faction that has scanned it, else the first letters of what it shows; control tokens as
 * F2 or K2; the first letter of an installation; ships as f1 or k1; a ~ for each cloak token.
 */
final class BoardText {
  private static final int WIDTH = 11;

  private BoardText() {}

  /** Each hex takes two lines; every other column stands half a hex lower. */
  static void board(FleetView view, StringBuilder text) {
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
      tile.scannedBy().forEach(faction -> cell.append(letter(faction)));
      tile.control()
          .ifPresent(control -> cell.append(letter(control.faction())).append(control.count()));
      tile.installation().ifPresent(kind -> cell.append(kind.name().charAt(0)));
    }
    for (Faction faction : Faction.values()) {
      int count = count(table, faction, space);
      cell.append(count > 0 ? "" + Ascii.toLowerCase(letter(faction)) + count : "");
    }
    for (Token token : table.tokens()) {
      cell.append(token.at() == space ? "~" : "");
    }
    return cell.append(']').toString();
  }

  private static char letter(Faction faction) {
    return faction.name().charAt(0);
  }

  private static int count(Table table, Faction faction, int space) {
    int count = 0;
    for (Captain captain : table.captains()) {
      for (Ship ship : captain.fleet()) {
        count += captain.faction() == faction && ship.isAt(space) ? 1 : 0;
      }
    }
    return count;
  }

  /** A line for each tile that the player knows. */
  static void tiles(FleetView view, StringBuilder text) {
    Table table = view.table();
    Seen<CardId> chart = view.zones().at(Places.CHART);
    for (int i = 0; i < chart.cards().size(); i++) {
      int space = chart.positions().isEmpty() ? i : chart.positions().get(i);
      LocationDef location = table.set().location(chart.cards().get(i));
      Tile tile = table.tiles().get(space);
      text.append("  ").append(space).append(' ').append(location.name());
      text.append(", size ").append(location.sectorSize());
      text.append(tile.explored() ? "" : ", scanned");
      text.append(location.habitable() ? ", habitable" : "");
      tile.exploredBy().ifPresent(faction -> text.append(", explored by ").append(faction));
      tile.control()
          .ifPresent(
              control ->
                  text.append(", ").append(control.faction()).append(' ').append(control.count()));
      tile.installation().ifPresent(kind -> text.append(", ").append(kind));
      tile.teams().forEach(team -> text.append(", team of ").append(team));
      tile.attached().forEach(card -> text.append(", ").append(table.set().title(card)));
      text.append(location.text().isEmpty() ? "" : ": " + location.text()).append('\n');
    }
  }

  /** A line for each cloak token, with what it stands for and has done if the player knows. */
  static void tokens(FleetView view, StringBuilder text) {
    for (Token token : view.table().tokens()) {
      text.append("  token ").append(token.number()).append(" of ").append(token.owner());
      text.append(" in ").append(token.at());
      CardId identity = view.identity(token);
      if (identity != null) {
        text.append(": ").append(view.table().set().title(identity));
        boolean moved = token.owner().equals(view.seat()) && view.own().maneuvers(identity) > 0;
        text.append(moved ? ", has maneuvered" : "");
      }
      text.append('\n');
    }
  }
}

package io.stardeck.fleetcaptains.oracle;

import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Built;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.TileFilter;
import io.stardeck.fleetcaptains.card.word.Whose;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.Optional;

/** Tiles: which are meant, what stands there, and what building there needs. */
final class Grounds {
  private Grounds() {}

  /** Whether a space is such a tile or post. */
  static boolean fits(Table table, Seat seat, int space, TileFilter filter) {
    if (filter.adjacentTo().isPresent() && !beside(table, seat, space, filter)) {
      return false;
    }
    if (filter.noEnemies().isPresent() && filter.noEnemies().get() == enemy(table, seat, space)) {
      return false;
    }
    if (table.shape().isPost(space)) {
      boolean own = !table.enemies(seat, table.shape().keeper(space));
      return filter.ownPost().isPresent() && filter.ownPost().get() == own;
    }
    if (space < 0 || filter.ownPost().isPresent()) {
      return false;
    }
    Tile tile = table.tiles().get(space);
    Faction faction = table.faction(seat);
    return tile.location().isPresent() == filter.explored().orElse(true)
        && shows(table, tile, filter)
        && filter.exploredBy().map(whose -> is(whose, faction, tile.exploredBy())).orElse(true)
        && filter
            .controlledBy()
            .map(whose -> is(whose, faction, tile.control().map(each -> each.faction())))
            .orElse(true)
        && tile.control(
                filter.controlledBy().equals(Optional.of(Whose.ENEMY)) ? faction.enemy() : faction)
            >= filter.controlAtLeast().orElse(0)
        && filter.installation().map(built -> stands(built, tile)).orElse(true);
  }

  private static boolean beside(Table table, Seat seat, int space, TileFilter filter) {
    for (int i = 0; i < table.shape().size(); i++) {
      if (table.shape().adjacent(space, i)
          && fits(table, seat, i, filter.adjacentTo().orElseThrow())) {
        return true;
      }
    }
    return false;
  }

  private static boolean shows(Table table, Tile tile, TileFilter filter) {
    boolean asked =
        filter.type().isPresent()
            || filter.cls().isPresent()
            || filter.name().isPresent()
            || filter.habitable().isPresent();
    if (!asked) {
      return true;
    }
    if (tile.location().isEmpty()) {
      return false;
    }
    LocationDef def = table.set().location(tile.location().get());
    return filter.type().orElse(def.type()) == def.type()
        && (filter.cls().isEmpty() || filter.cls().equals(def.cls()))
        && filter.name().orElse(def.name()).equals(def.name())
        && filter.habitable().orElse(def.habitable()) == def.habitable();
  }

  private static boolean is(Whose whose, Faction faction, Optional<Faction> whoever) {
    return switch (whose) {
      case ME -> whoever.equals(Optional.of(faction));
      case ENEMY -> whoever.equals(Optional.of(faction.enemy()));
      case NOBODY -> whoever.isEmpty();
    };
  }

  private static boolean stands(Built built, Tile tile) {
    int height = tile.installation().map(kind -> kind.ordinal() + 1).orElse(0);
    return switch (built) {
      case NONE -> height == 0;
      case ANY, OUTPOST -> height >= 1;
      case COLONY -> height >= 2;
      case STARBASE -> height >= 3;
    };
  }

  /** Whether an uncloaked enemy ship is there. */
  static boolean enemy(Table table, Seat seat, int space) {
    for (int i = 0; i < table.players(); i++) {
      for (Ship ship : table.captains().get(i).fleet()) {
        if (table.enemies(seat, Seat.at(i)) && !ship.cloaked() && ship.at() == space) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether it is a post of the player's faction. */
  static boolean post(Table table, Seat seat, int space) {
    return table.shape().isPost(space) && !table.enemies(seat, table.shape().keeper(space));
  }

  /** Whether an installation there is the player's ({@code FC-INS-09}), of that kind at least. */
  static boolean friendly(Table table, Seat seat, int space, InstallationKind least) {
    if (!table.shape().isTile(space)) {
      return false;
    }
    Tile tile = table.tiles().get(space);
    return tile.control(table.faction(seat)) > 0
        && tile.installation().isPresent()
        && tile.installation().get().ordinal() >= least.ordinal();
  }

  /** The control tokens that an installation needs there ({@code FC-INS-02, FC-INS-07}). */
  static int need(Table table, int space, InstallationKind kind) {
    int need = table.set().installation(kind).controlNeeded();
    for (Standing each : Worth.at(table, space)) {
      if (each instanceof Standing.ModifyInstallationNeed change
          && change.kind().orElse(kind) == kind) {
        need += change.amount();
      }
    }
    return need;
  }

  /** The shields of the installation there. */
  static int shields(Table table, int space) {
    InstallationKind kind = table.tiles().get(space).installation().orElseThrow();
    int shields = table.set().installation(kind).shields();
    for (Standing each : Worth.at(table, space)) {
      if (each instanceof Standing.ModifyInstallationShields change
          && change.kind().orElse(kind) == kind) {
        shields += change.amount();
      }
    }
    return shields;
  }

  /** Control tokens in the supply. */
  static int control(Table table) {
    int out = 0;
    for (Tile tile : table.tiles()) {
      out += tile.control().map(each -> each.count()).orElse(0);
    }
    return table.set().limits().controlTokens() - out;
  }

  /** Installation tokens in the supply. */
  static int installations(Table table) {
    long out = table.tiles().stream().filter(tile -> tile.installation().isPresent()).count();
    return table.set().limits().installationTokens() - (int) out;
  }

  /** Away teams in the supply. */
  static int teams(Table table) {
    int out = 0;
    for (Tile tile : table.tiles()) {
      out += tile.teams().size();
    }
    for (Captain captain : table.captains()) {
      for (Ship ship : captain.fleet()) {
        out += ship.teams().size();
      }
    }
    return table.set().limits().awayTeams() - out;
  }
}

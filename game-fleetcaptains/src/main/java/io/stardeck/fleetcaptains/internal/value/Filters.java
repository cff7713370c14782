package io.stardeck.fleetcaptains.internal.value;

import io.stardeck.engine.Seat;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Built;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Objective.AwayTeamObjective;
import io.stardeck.fleetcaptains.card.word.TileFilter;
import io.stardeck.fleetcaptains.card.word.Whose;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which tiles are meant. */
public final class Filters {
  private Filters() {}

  /** Whether a mission asks for an away team there; aboard an enemy ship, if the space is -1. */
  public static boolean asked(Table table, Seat seat, AwayTeamObjective team, int space) {
    return team.at().isEmpty() ? space < 0 : fits(table, seat, team.at().get(), space);
  }

  /** Whether a space is such, from the side of a player. */
  public static boolean fits(Table table, Seat seat, TileFilter filter, int space) {
    if (space < 0 || !table.shape().has(space)) {
      return false;
    }
    Faction faction = table.faction(seat);
    if (table.shape().isPost(space)) {
      return filter.ownPost().isPresent()
          && filter.ownPost().get() == table.friendlyPost(seat, space);
    }
    Tile tile = table.tiles().get(space);
    return filter.ownPost().isEmpty()
        && tile.explored() == filter.explored().orElse(true)
        && shows(filter, table.location(space))
        && stands(filter, tile, faction)
        && (filter.noEnemies().isEmpty() || filter.noEnemies().get() != table.hasEnemy(seat, space))
        && (filter.adjacentTo().isEmpty() || beside(table, seat, filter.adjacentTo().get(), space));
  }

  private static boolean shows(TileFilter filter, @Nullable LocationDef location) {
    if (location == null) {
      return filter.type().isEmpty()
          && filter.cls().isEmpty()
          && filter.name().isEmpty()
          && filter.habitable().isEmpty();
    }
    return (filter.type().isEmpty() || filter.type().get() == location.type())
        && (filter.cls().isEmpty() || filter.cls().equals(location.cls()))
        && (filter.name().isEmpty() || filter.name().get().equals(location.name()))
        && (filter.habitable().isEmpty() || filter.habitable().get() == location.habitable());
  }

  private static boolean stands(TileFilter filter, Tile tile, Faction faction) {
    return (filter.exploredBy().isEmpty()
            || whose(tile.exploredBy().orElse(null), faction) == filter.exploredBy().get())
        && (filter.controlledBy().isEmpty()
            || whose(tile.controller(), faction) == filter.controlledBy().get())
        && (filter.controlAtLeast().isEmpty()
            || tile.control(counted(filter, faction)) >= filter.controlAtLeast().get())
        && (filter.installation().isEmpty()
            || built(filter.installation().get(), tile.installation()));
  }

  /** Whose tokens are counted: the player's, unless it is the enemy who controls the tile. */
  private static Faction counted(TileFilter filter, Faction faction) {
    return filter.controlledBy().equals(Optional.of(Whose.ENEMY)) ? faction.enemy() : faction;
  }

  private static Whose whose(@Nullable Faction owner, Faction faction) {
    return owner == null ? Whose.NOBODY : owner == faction ? Whose.ME : Whose.ENEMY;
  }

  private static boolean built(Built wanted, Optional<InstallationKind> stands) {
    return switch (wanted) {
      case NONE -> stands.isEmpty();
      case ANY, OUTPOST -> stands.isPresent();
      case COLONY -> stands.isPresent() && stands.get() != InstallationKind.OUTPOST;
      case STARBASE -> stands.equals(Optional.of(InstallationKind.STARBASE));
    };
  }

  private static boolean beside(Table table, Seat seat, TileFilter filter, int space) {
    for (int i = 0; i < table.shape().neighbours(space); i++) {
      if (fits(table, seat, filter, table.shape().neighbour(space, i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing lies on a tile and nobody is there, so that it can make way for another. */
  public static boolean bare(Table table, int space) {
    Tile tile = table.tiles().get(space);
    for (Token token : table.tokens()) {
      if (token.at() == space) {
        return false;
      }
    }
    return tile.control().isEmpty()
        && tile.installation().isEmpty()
        && tile.teams().isEmpty()
        && tile.attached().isEmpty()
        && !table.hasShip(space);
  }
}

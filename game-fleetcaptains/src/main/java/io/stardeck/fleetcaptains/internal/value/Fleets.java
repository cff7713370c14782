package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.fleetcaptains.card.StandingKinds;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyActionLimit;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Token;

/** The size of fleets, and the supplies of pieces. */
public final class Fleets {
  private static final int ACTION_LIMIT = StandingKinds.of(ModifyActionLimit.class);

  private Fleets() {}

  /** The sizes of a player's ships together ({@code FC-FLT-04}). */
  public static int total(Table table, Seat seat) {
    int sum = 0;
    ImmutableList<Ship> fleet = table.captain(seat).fleet();
    for (int i = 0; i < fleet.size(); i++) {
      sum += table.def(fleet.get(i)).size();
    }
    return sum;
  }

  /** What they may be together now ({@code FC-I-07}). */
  public static int limit(Table table, Seat seat) {
    return PlaceParts.fleetSize(table, seat, Computation.silent()).value();
  }

  /** The actions that a player has in a turn, none at the least ({@code FC-ACT-04}). */
  public static int actions(Table table, Seat seat) {
    boolean changed = (table.kindsBefore(seat) & ACTION_LIMIT) != 0; // by hardly any card
    return changed
        ? PlaceParts.actions(table, seat, Computation.silent()).value()
        : table.config().actionLimit();
  }

  /** The control tokens that are left ({@code FC-D-48}). */
  public static int controlLeft(Table table) {
    int left = table.set().limits().controlTokens();
    for (int i = 0; i < table.tiles().size(); i++) {
      left -= table.tiles().get(i).controlTokens();
    }
    return left;
  }

  /** The installation tokens that are left ({@code FC-D-48}). */
  public static int installationsLeft(Table table) {
    int left = table.set().limits().installationTokens();
    for (int i = 0; i < table.tiles().size(); i++) {
      left -= table.tiles().get(i).built() ? 1 : 0;
    }
    return left;
  }

  /** The away teams that are left ({@code FC-D-56}). */
  public static int teamsLeft(Table table) {
    int left = table.set().limits().awayTeams();
    for (int i = 0; i < table.tiles().size(); i++) {
      left -= table.tiles().get(i).teams().size();
    }
    for (int i = 0; i < table.players(); i++) {
      ImmutableList<Ship> fleet = table.captains().get(i).fleet();
      for (int j = 0; j < fleet.size(); j++) {
        left -= fleet.get(j).teams().size();
      }
    }
    return left;
  }

  /** The tokens of a player on the board. */
  public static int tokens(Table table, Seat seat) {
    int count = 0;
    for (Token token : table.tokens()) {
      count += token.owner().equals(seat) ? 1 : 0;
    }
    return count;
  }

  /** The cloaked ships of a player. */
  public static int cloaked(Table table, Seat seat) {
    int count = 0;
    for (Ship ship : table.captain(seat).fleet()) {
      count += ship.cloaked() ? 1 : 0;
    }
    return count;
  }

  /** Whether a cloak symbol of a player's faction is free ({@code FC-D-35, FC-TEA-12}). */
  public static boolean symbolFree(Table table, Seat seat) {
    return symbols(table, seat) < table.set().limits().cloaks(table.faction(seat));
  }

  /** The cloak symbols of a player's faction that are in use. */
  public static int symbols(Table table, Seat seat) {
    int used = 0;
    for (Token token : table.tokens()) {
      used += table.enemies(token.owner(), seat) ? 0 : 1;
    }
    return used;
  }

  /** Control tokens that a step of building needs in a tile ({@code FC-INS-02, FC-INS-07}). */
  public static int need(Table table, int space, InstallationKind kind) {
    return PlaceParts.need(table, space, kind, Computation.silent()).value();
  }

  /** The shields of an installation in a tile. */
  public static int shields(Table table, int space, InstallationKind kind) {
    return PlaceParts.shields(table, space, kind, Computation.silent()).value();
  }
}

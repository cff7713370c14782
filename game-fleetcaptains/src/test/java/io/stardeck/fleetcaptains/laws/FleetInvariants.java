package io.stardeck.fleetcaptains.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.zone.Zone;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** What holds in every state (section 7 of the rules). */
final class FleetInvariants {
  static final ImmutableList<Invariant<FleetState>> ALL =
      ImmutableList.of(
          new Invariant<>("FC-I-01", FleetInvariants::ships),
          new Invariant<>("FC-I-02", FleetInvariants::tiles),
          new Invariant<>("FC-I-03", FleetInvariants::commands),
          new Invariant<>("FC-I-04", FleetInvariants::missions),
          new Invariant<>("FC-I-06", FleetInvariants::sizes),
          new Invariant<>("FC-I-08", FleetInvariants::actions),
          new Invariant<>("FC-I-11", FleetInvariants::oneManeuver),
          new Invariant<>("FC-I-12", FleetInvariants::explored),
          new Invariant<>("FC-I-13", FleetInvariants::posts),
          new Invariant<>("FC-I-14", FleetInvariants::cloaks),
          new Invariant<>("FC-I-15", FleetInvariants::symbols),
          new Invariant<>("FC-I-18", FleetInvariants::pieces),
          new Invariant<>("FC-I-29", FleetInvariants::displays),
          new Invariant<>("FC-I-30", FleetInvariants::scores),
          new Invariant<>("FC-I-31", FleetInvariants::faceUp),
          new Invariant<>("FC-I-32", FleetInvariants::destroyed),
          new Invariant<>("FC-I-40", FleetInvariants::captives));

  private FleetInvariants() {}

  private static int lie(FleetState state, Predicate<CardId> which) {
    Set<CardId> cards = new HashSet<>();
    int count = 0;
    for (Zone<CardId> zone : state.zones().zones()) {
      for (CardId card : zone.cards()) {
        if (which.test(card)) {
          count++;
          cards.add(card);
        }
      }
    }
    return cards.size() == count ? count : -1;
  }

  private static boolean ships(FleetState state) {
    Set<CardId> ships = new HashSet<>();
    int count = 0;
    for (Captain captain : state.table().captains()) {
      captain.fleet().forEach(ship -> ships.add(ship.card()));
      ships.addAll(captain.reserve());
      ships.addAll(captain.destroyed());
      count += captain.fleet().size() + captain.reserve().size() + captain.destroyed().size();
    }
    return ships.size() == 24 && count == 24;
  }

  private static boolean tiles(FleetState state) {
    return lie(state, state.table().set()::isLocation) == 50
        && state.zones().size(Places.CHART) == state.table().tiles().size();
  }

  private static boolean commands(FleetState state) {
    int count = lie(state, state.table().set()::isCommand);
    int subdecks = 0;
    for (Captain captain : state.table().captains()) {
      subdecks += captain.subdecks().size();
    }
    return count == 10 * subdecks;
  }

  private static boolean missions(FleetState state) {
    return lie(state, state.table().set()::isMission) == 76
        && lie(state, state.table().set()::isEncounter) == 50;
  }

  private static boolean sizes(FleetState state) {
    for (Captain captain : state.table().captains()) {
      if (captain.fleetLimit() < state.table().config().fleetSize()) {
        return false;
      }
    }
    return true;
  }

  private static boolean actions(FleetState state) {
    Table table = state.table();
    // What a card adds to the limit lapses with the last turn.
    boolean over = state.top() instanceof FleetFrame.GameOver;
    if (!over && table.actionsUsed() > Fleets.actions(table, table.active())) {
      return false;
    }
    for (Captain captain : table.captains()) {
      for (Ship ship : captain.fleet()) {
        if (ship.acted() > 1 + ship.extraActions()) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean oneManeuver(FleetState state) {
    int open = 0;
    for (FleetFrame frame : state.table().frames()) {
      open += frame instanceof FleetFrame.Maneuver ? 1 : 0;
    }
    return open <= 1;
  }

  private static boolean explored(FleetState state) {
    for (Captain captain : state.table().captains()) {
      for (Ship ship : captain.fleet()) {
        if (state.table().shape().isTile(ship.at())
            && !state.table().tiles().get(ship.at()).explored()) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean posts(FleetState state) {
    Table table = state.table();
    for (Seat seat : Seat.first(table.players())) {
      for (Ship ship : table.captain(seat).fleet()) {
        int at = state.spaceOf(ship);
        if (!table.shape().isTile(at) && !table.friendlyPost(seat, at)) {
          return false;
        }
      }
    }
    for (Token token : table.tokens()) {
      if (!table.shape().isTile(token.at()) && !table.friendlyPost(token.owner(), token.at())) {
        return false;
      }
    }
    return true;
  }

  private static boolean cloaks(FleetState state) {
    for (Captain captain : state.table().captains()) {
      for (Ship ship : captain.fleet()) {
        if (state.table().setting(ship).cloaked() != ship.cloaked()
            || (state.tokenOf(ship.card()) != null) != ship.cloaked()) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean symbols(FleetState state) {
    for (Seat seat : Seat.first(2)) {
      if (Fleets.symbols(state.table(), seat)
          > state.table().set().limits().cloaks(state.table().faction(seat))) {
        return false;
      }
    }
    return true;
  }

  private static boolean pieces(FleetState state) {
    return Fleets.controlLeft(state.table()) >= 0
        && Fleets.teamsLeft(state.table()) >= 0
        && Fleets.installationsLeft(state.table()) >= 0;
  }

  private static boolean displays(FleetState state) {
    for (Seat seat : Seat.first(state.table().players())) {
      if (state.zones().size(Places.missions(seat)) > 3) {
        return false;
      }
    }
    return true;
  }

  private static boolean scores(FleetState state) {
    boolean won = false;
    for (Captain captain : state.table().captains()) {
      int sum = 0;
      for (Scored scored : captain.scored()) {
        sum += scored.vp();
      }
      if (sum != captain.score()) {
        return false;
      }
      won |= state.table().score(captain.faction()) >= state.table().config().targetScore();
    }
    boolean over = state.top() instanceof FleetFrame.GameOver;
    return won ? over : !over || state.table().turn() >= state.table().config().turns();
  }

  private static boolean faceUp(FleetState state) {
    for (Tile tile : state.table().tiles()) {
      if (tile.explored() && (!tile.scannedBy().isEmpty() || tile.exploredBy().isEmpty())) {
        return false;
      }
    }
    return true;
  }

  private static boolean destroyed(FleetState state) {
    for (Captain captain : state.table().captains()) {
      for (CardId lost : captain.destroyed()) {
        if (state.table().ship(lost) != null || captain.reserve().contains(lost)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean captives(FleetState state) {
    Table table = state.table();
    for (Captain captain : table.captains()) {
      for (Ship ship : captain.fleet()) {
        for (CardId item : ship.cargo()) {
          if (table.set().isCommand(item)
              && table.set().command(item).faction() == captain.faction()) {
            return false;
          }
        }
      }
    }
    return true;
  }
}

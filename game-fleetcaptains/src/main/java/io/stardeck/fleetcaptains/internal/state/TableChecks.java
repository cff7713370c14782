package io.stardeck.fleetcaptains.internal.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.zone.Place;
import io.stardeck.fleetcaptains.card.ComponentSet;
import io.stardeck.fleetcaptains.card.ShipDef;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Secret;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fleets, tiles and tokens hang together ({@code FC-I-13 … FC-I-18, FC-I-31}). */
final class TableChecks {
  private final FleetState state;
  private final Table table;
  private final ComponentSet set;
  private final Inspection inspection;
  private final ImmutableList<CardId> open;

  TableChecks(FleetState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.set = table.set();
    this.inspection = inspection;
    this.open = state.zones().cards(Places.OPEN);
  }

  void run() {
    ships();
    if (!inspection.clean()) {
      return;
    }
    for (Seat seat : Seat.first(table.players())) {
      captain(seat, table.captain(seat));
      secret(seat, state.secrets().get(seat.index()));
    }
    for (int space = 0; space < table.tiles().size(); space++) {
      tile(space, table.tiles().get(space));
    }
    for (Token token : table.tokens()) {
      boolean home = table.friendlyPost(token.owner(), token.at());
      inspection.require(home || table.shape().isTile(token.at()), "table.tokens", "on the board");
    }
    inspection.require(
        Fleets.controlLeft(table) >= 0
            && Fleets.installationsLeft(table) >= 0
            && Fleets.teamsLeft(table) >= 0,
        "table.tiles",
        "no more pieces than there are");
  }

  private void captain(Seat seat, Captain captain) {
    captain.fleet().forEach(ship -> ship(seat, ship));
    inspection.require(
        Fleets.symbols(table, seat) <= set.limits().cloaks(captain.faction()),
        "table.tokens",
        "no more than there are symbols");
    boolean first = seat.index() < Faction.values().length;
    inspection.require(
        first || captain.reserve().isEmpty(), "table.captains.reserve", "the first player has it");
    int discards = state.zones().size(Places.discards(seat));
    inspection.range("table.captains.oldDiscards", captain.oldDiscards(), 0, discards);
    scored(captain);
    open(seat, captain);
    subdecks(seat, captain);
    counts(captain.progress(), "table.captains.progress");
  }

  private void scored(Captain captain) {
    for (Scored scored : captain.scored()) {
      inspection.require(scores(scored), "table.captains.scored", "cards of the table, and points");
    }
    boolean over = table.frames().top() instanceof FleetFrame.GameOver;
    inspection.require(
        over || table.score(captain.faction()) < table.config().targetScore(),
        "table.captains",
        "has won");
  }

  /** Missions and encounters are scored as what they are, all else by tokens. */
  private boolean scores(Scored scored) {
    @Nullable CardId card = scored.card().orElse(null);
    return switch (scored.kind()) {
      case MISSION -> card != null && open.contains(card) && set.isMission(card);
      case ENCOUNTER -> card != null && open.contains(card) && set.isEncounter(card);
      case STARBASE, DESTROYED_SHIP, EFFECT -> card == null;
    };
  }

  /** Missions on display, and subdecks that were shown. */
  private void open(Seat seat, Captain captain) {
    inspection.require(
        state.zones().cards(Places.missions(seat)).containsAll(captain.openMissions())
            && new HashSet<>(captain.openMissions()).size() == captain.openMissions().size(),
        "table.captains.openMissions",
        "active missions, each once");
    captain.openMissions().forEach(card -> known(Places.missions(seat), card));
    if (!captain.subdecks().isEmpty()) {
      for (Place place : ImmutableList.of(Places.chosen(seat), Places.unchosen(seat))) {
        state.zones().cards(place).forEach(card -> known(place, card));
      }
    }
  }

  /** What lies face up is known to all. */
  private void known(Place place, CardId card) {
    var zone = state.zones().at(place);
    int at = zone.cards().indexOf(card);
    inspection.require(
        at >= 0 && zone.knowers(at).equals(Audience.everyone()), "zones", "%s lies face up", card);
  }

  /** Each ship of a faction is just once with one of its players ({@code FC-I-01}). */
  private void ships() {
    for (Faction faction : Faction.values()) {
      List<CardId> ships = new ArrayList<>();
      for (Captain captain : table.captains()) {
        if (captain.faction() == faction) {
          captain.fleet().forEach(ship -> ships.add(ship.card()));
          ships.addAll(captain.reserve());
          ships.addAll(captain.destroyed());
        }
      }
      inspection.require(
          ImmutableList.sortedCopyOf(CardId.BY_NUMBER, ships)
              .equals(Lists.filter(set.ships(), ship -> set.ship(ship).faction() == faction)),
          "table.captains",
          "all ships of the faction, each once");
    }
  }

  private void subdecks(Seat seat, Captain captain) {
    boolean early =
        table.frames().top() instanceof FleetFrame.SetupFleet
            || table.frames().top() instanceof FleetFrame.SetupSubdecks;
    ImmutableList<CardId> chosen =
        ImmutableList.sortedCopyOf(CardId.BY_NUMBER, state.zones().cards(Places.chosen(seat)));
    inspection.require(
        early ? captain.subdecks().isEmpty() : captain.subdecks().equals(chosen),
        "table.captains.subdecks",
        "those that were chosen");
    inspection.require(early || chosen.size() == 4, "table.captains.subdecks", "four of them");
  }

  private void counts(ImmutableMap<CardId, Integer> counts, String path) {
    inspection.require(
        counts.keySet().stream().allMatch(set::isMission), path, "counts of missions");
  }

  private void secret(Seat seat, Secret secret) {
    counts(secret.progress(), "secrets.progress");
    for (Secret.Course course : secret.courses()) {
      inspection.require(
          table.own(seat, course.ship()) != null
              && state.zones().cards(Places.missions(seat)).contains(course.mission()),
          "secrets.courses",
          "own ships, and active missions");
    }
    for (CardId card : secret.maneuvered()) {
      inspection.require(
          set.isShip(card) || set.isEcho(card), "secrets.maneuvered", "ships and echoes");
    }
    FleetFrame.Maneuver open = table.frame(FleetFrame.Maneuver.class);
    boolean moving = open != null && open.token() != 0 && open.seat().equals(seat);
    inspection.require(
        moving == secret.run().isPresent(), "secrets.run", "if a token is on its way");
  }

  private void ship(Seat seat, Ship ship) {
    ShipDef def = set.ship(ship.card());
    boolean setting = def.has(ship.alert(), ship.setting(), ship.cloaked());
    inspection.require(setting, "table.captains.fleet.setting", "one of its alert level");
    boolean token = state.tokenOf(ship.card()) != null;
    inspection.require(token == ship.cloaked(), "table.captains.fleet", "a token if cloaked");
    boolean home = table.friendlyPost(seat, ship.at());
    boolean placed = ship.cloaked() ? ship.at() == -1 : home || table.shape().isTile(ship.at());
    inspection.require(placed, "table.captains.fleet.at", "on the board, or cloaked");
    for (CardId crew : ship.crew()) {
      inspection.require(
          open.contains(crew) && set.isCommand(crew), "table.captains.fleet.crew", "crew");
    }
    for (CardId item : ship.cargo()) {
      inspection.require(
          open.contains(item) && (set.isCommand(item) || set.isEncounter(item)),
          "table.captains.fleet.cargo",
          "cargo");
    }
  }

  private void tile(int space, Tile tile) {
    if (tile.location().isPresent()) {
      var chart = state.zones().at(Places.CHART);
      inspection.require(
          chart.cards().get(space).equals(tile.location().get())
              && chart.knowers(space).equals(Audience.everyone())
              && tile.scannedBy().isEmpty()
              && tile.exploredBy().isPresent(),
          "table.tiles",
          "what lies there, explored by somebody");
    } else {
      inspection.require(
          tile.exploredBy().isEmpty()
              && tile.control().isEmpty()
              && tile.installation().isEmpty()
              && tile.teams().isEmpty(),
          "table.tiles",
          "nothing on a tile face down");
    }
  }
}

package io.stardeck.fleetcaptains.oracle;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.RepairWork;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.state.Captain;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Places;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Tile;
import io.stardeck.fleetcaptains.state.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What ships may do in a turn with nothing pending (section 4.3, and most of 4.2). */
final class Permits {
  /** The actions that are worked out. */
  static final ImmutableSet<Class<? extends FleetAction>> KINDS =
      ImmutableSet.of(
          ShipAction.Attack.class,
          ShipAction.AttackInstallation.class,
          ShipAction.ExertInfluence.class,
          ShipAction.BuildInstallation.class,
          ShipAction.Reinforce.class,
          ShipAction.Repair.class,
          ShipAction.ScanLocation.class,
          ShipAction.SearchCloaked.class,
          ShipAction.TransportFriendly.class,
          ShipAction.TransportEnemy.class,
          ShipAction.SendAwayTeam.class,
          ShipAction.RetrieveAwayTeam.class,
          ShipAction.CloakShip.class,
          ShipAction.CreateEcho.class,
          ShipAction.AttemptMission.class,
          FreeAction.StartManeuver.class,
          FreeAction.StartTokenManeuver.class,
          FreeAction.PowerAdjust.class,
          FreeAction.SpecialRepair.class,
          FreeAction.DiscardCommand.class,
          FreeAction.CycleMission.class,
          FreeAction.EndTurn.class);

  private final FleetState state;
  private final Table table;
  private final Seat seat;
  private final Captain captain;
  private final Errands errands;
  private final Set<FleetAction> all = new HashSet<>();

  private Permits(FleetState state, Seat seat) {
    this.state = state;
    this.table = state.table();
    this.seat = seat;
    this.captain = table.captain(seat);
    this.errands = new Errands(state, seat);
  }

  /** All of them. */
  static Set<FleetAction> of(FleetState state, Seat seat) {
    Permits permits = new Permits(state, seat);
    permits.free();
    for (Ship ship : permits.captain.fleet()) {
      if (permits.acts(ship)) {
        if (ship.cloaked()) {
          permits.echo(ship);
        } else {
          permits.actions(ship);
        }
      }
    }
    permits.reinforcements();
    return permits.all;
  }

  private int left() {
    int limit = table.config().actionLimit();
    for (CardId card : captain.staying()) {
      for (Standing each : Points.lying(table.set(), card)) {
        limit += each instanceof Standing.ModifyActionLimit more ? more.amount() : 0;
      }
    }
    return Math.max(0, limit) - table.actionsUsed();
  }

  private boolean acts(Ship ship) {
    return left() > 0 && ship.acted() < 1 + ship.extraActions();
  }

  private boolean may(Ship ship, ActionKind kind) {
    return !Worth.forbidden(state, ship, kind);
  }

  private void free() {
    all.add(new FreeAction.EndTurn(seat));
    if (!table.discarded()) {
      for (CardId card : state.zones().cards(Places.hand(seat))) {
        all.add(new FreeAction.DiscardCommand(seat, card));
      }
    }
    if (!table.cycled()) {
      for (CardId mission : state.zones().cards(Places.missions(seat))) {
        errands
            .decks(true)
            .forEach(deck -> all.add(new FreeAction.CycleMission(seat, mission, deck)));
      }
    }
    for (Ship ship : captain.fleet()) {
      if (!ship.cloaked() && !ship.maneuvered() && Courses.ready(state, seat, ship)) {
        all.add(new FreeAction.StartManeuver(seat, ship.card()));
      }
      List<Setting> settings = table.def(ship).settings(ship.alert());
      for (int i = 0; i < settings.size() && !ship.adjusted(); i++) {
        if (i != ship.setting() && (ship.cloaked() || !settings.get(i).cloaked())) {
          all.add(new FreeAction.PowerAdjust(seat, ship.card(), i));
        }
      }
      boolean place =
          Grounds.post(table, seat, ship.at())
              || Grounds.friendly(table, seat, ship.at(), InstallationKind.STARBASE);
      if (!ship.cloaked()
          && !ship.maneuvered()
          && !Worth.has(state, ship, Standing.ForbidManeuver.class)
          && place
          && !Grounds.enemy(table, seat, ship.at())) {
        for (RepairWork work : repairs(ship)) {
          all.add(new FreeAction.SpecialRepair(seat, ship.card(), work));
        }
      }
    }
    for (Token token : table.tokens()) {
      CardId identity = state.identity(token);
      if (token.owner().equals(seat)
          && Collections.frequency(state.secrets().get(seat.index()).maneuvered(), identity)
              <= (table.set().isEcho(identity) ? 0 : table.ship(identity).extraManeuvers())
          && (table.set().isEcho(identity)
              ? Courses.able(table, seat, token.at(), Courses.points(state, token))
              : Courses.ready(state, seat, table.ship(identity)))) {
        all.add(new FreeAction.StartTokenManeuver(seat, token.number()));
      }
    }
  }

  private List<RepairWork> repairs(Ship ship) {
    List<RepairWork> works = new ArrayList<>();
    if (ship.alert() != Alert.WHITE) {
      Alert better = Alert.values()[ship.alert().ordinal() - 1];
      List<Setting> settings = table.def(ship).settings(better);
      for (int i = 0; i < settings.size(); i++) {
        if (!settings.get(i).cloaked()) {
          works.add(RepairWork.alert(i));
        }
      }
    }
    for (int i = 0; i < ship.tokens().size(); i++) {
      if (ship.tokens().get(i).amount().map(amount -> amount < 0).orElse(true)) {
        works.add(RepairWork.token(i));
      }
    }
    return works;
  }

  private int symbols() {
    int out = 0;
    for (Token token : table.tokens()) {
      out += table.enemies(seat, token.owner()) ? 0 : 1;
    }
    return table.set().limits().cloaks(captain.faction()) - out;
  }

  private void echo(Ship ship) {
    long echoes =
        table.tokens().stream()
            .filter(token -> token.owner().equals(seat))
            .filter(token -> table.set().isEcho(state.identity(token)))
            .count();
    if (may(ship, ActionKind.CLOAKING) && echoes < captain.fleet().size() && symbols() > 0) {
      all.add(new ShipAction.CreateEcho(seat, ship.card()));
    }
  }

  private void actions(Ship ship) {
    CardId card = ship.card();
    int here = ship.at();
    boolean tile = table.shape().isTile(here);
    List<Setting> settings = table.def(ship).settings(ship.alert());
    for (int i = 0; i < settings.size(); i++) {
      if (settings.get(i).cloaked() && symbols() > 0 && may(ship, ActionKind.CLOAKING)) {
        all.add(new ShipAction.CloakShip(seat, card, i));
      }
    }
    boolean armed = Worth.rating(state, ship, ShipSystem.WEAPONS) != Worth.D;
    if (armed && tile && may(ship, ActionKind.COMBAT)) {
      table
          .enemiesAt(seat, here)
          .forEach(enemy -> all.add(new ShipAction.Attack(seat, card, enemy.card())));
      if (table.tiles().get(here).installation().isPresent()) {
        all.add(new ShipAction.AttackInstallation(seat, card));
      }
    }
    if (tile && may(ship, ActionKind.INFLUENCE)) {
      influence(ship, table.tiles().get(here));
    }
    boolean yard =
        Grounds.post(table, seat, here)
            || Grounds.friendly(table, seat, here, InstallationKind.OUTPOST)
            || Worth.waived(state, ship, "FC-RPR-04");
    if (yard
        && may(ship, ActionKind.REPAIR)
        && (!Grounds.enemy(table, seat, here) || Worth.waived(state, ship, "FC-RPR-02"))) {
      repairs(ship).forEach(work -> all.add(new ShipAction.Repair(seat, card, work)));
    }
    int sensors = Worth.rating(state, ship, ShipSystem.SENSORS);
    if (sensors > 0 && may(ship, ActionKind.SCAN)) {
      scans(ship);
    }
    if (sensors != Worth.D && may(ship, ActionKind.TRANSPORTER)) {
      new Transports(state, seat, all).of(ship);
    }
    if (may(ship, ActionKind.TEST)) {
      errands.attempts(ship, left(), all);
    }
  }

  private void influence(Ship ship, Tile tile) {
    boolean enemy = Grounds.enemy(table, seat, ship.at());
    int theirs = tile.control(captain.faction().enemy());
    boolean allowed = !enemy || Worth.has(state, ship, Standing.AllowInfluenceWithEnemies.class);
    if (allowed && (theirs > 0 || Grounds.control(table) > 0)) {
      all.add(new ShipAction.ExertInfluence(seat, ship.card()));
    }
    InstallationKind now = tile.installation().orElse(null);
    boolean body = table.set().location(tile.location().orElseThrow()).habitable();
    if (!allowed
        || !body && now == null && !Worth.waived(state, ship, "FC-INS-01")
        || now == InstallationKind.STARBASE
        || theirs > 0
        || now == null && Grounds.installations(table) == 0) {
      return;
    }
    InstallationKind next = InstallationKind.values()[now == null ? 0 : now.ordinal() + 1];
    if (tile.control(captain.faction()) >= Grounds.need(table, ship.at(), next)) {
      all.add(new ShipAction.BuildInstallation(seat, ship.card()));
    }
  }

  private void scans(Ship ship) {
    for (int to = 0; to < table.shape().tiles(); to++) {
      Tile tile = table.tiles().get(to);
      if (table.shape().adjacent(ship.at(), to)
          && tile.location().isEmpty()
          && !tile.scannedBy().contains(captain.faction())) {
        all.add(new ShipAction.ScanLocation(seat, ship.card(), to));
      }
    }
    for (Token token : table.tokens()) {
      if (table.enemies(seat, token.owner()) && token.at() == ship.at()) {
        all.add(new ShipAction.SearchCloaked(seat, ship.card(), token.number()));
      }
    }
  }

  private void reinforcements() {
    if (left() <= 0) {
      return;
    }
    int total = 0;
    for (Ship ship : captain.fleet()) {
      total += table.def(ship).size();
    }
    int limit = Points.limit(table, seat);
    for (CardId card : table.reserve(seat)) {
      List<Setting> settings = table.set().ship(card).settings(Alert.WHITE);
      for (int i = 0; i < settings.size(); i++) {
        if (total < limit
            && total + table.set().ship(card).size() <= limit
            && !settings.get(i).cloaked()) {
          all.add(new ShipAction.Reinforce(seat, card, i));
        }
      }
    }
  }
}

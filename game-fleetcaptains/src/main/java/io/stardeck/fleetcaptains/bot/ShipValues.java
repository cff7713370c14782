package io.stardeck.fleetcaptains.bot;

import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Deed;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.Objects;
import java.util.Optional;

/** What the actions of ships promise. */
final class ShipValues {
  private static final int SEARCH = 15;

  /** What a token that is found is worth: an attack on its ship, if it is no echo. */
  private static final double FOUND = 1;

  private static final int SITES = 2;
  private final Moment moment;

  ShipValues(Moment moment) {
    this.moment = moment;
  }

  double of(ShipAction action) {
    if (action instanceof ShipAction.Reinforce reinforce) {
      return 2 + moment.table().set().ship(reinforce.ship()).size();
    }
    Ship ship = moment.ship(action.ship());
    if (action instanceof ShipAction.Attack attack) {
      double promise = moment.attack(ship, moment.ship(attack.target()));
      return promise < 0.1 ? -1 : 0.9 * promise;
    } else if (action instanceof ShipAction.AttackInstallation) {
      return raze(ship);
    } else if (action instanceof ShipAction.ExertInfluence) {
      return influence(ship);
    } else if (action instanceof ShipAction.BuildInstallation) {
      return build(ship);
    } else if (action instanceof ShipAction.AttemptMission attempt) {
      return moment.wishes().attempt(ship, attempt.mission()) - 0.3;
    } else if (action instanceof ShipAction.Repair) {
      return 4;
    } else if (action instanceof ShipAction.CloakShip) {
      return new CloakValues(moment).hide(ship);
    } else if (action instanceof ShipAction.CreateEcho) {
      return new CloakValues(moment).echo(ship);
    }
    return sensors(action, ship);
  }

  /** What searching a token promises. */
  static double search(Moment moment, Ship ship) {
    int rating = moment.best(ship, ShipSystem.SENSORS, Ratings.testing(TestKind.SEARCH));
    double worth = FOUND + moment.wishes().deed(Deed.TOKEN_FOUND);
    return worth * Odds.pass(rating, SEARCH);
  }

  private double sensors(ShipAction action, Ship ship) {
    if (action instanceof ShipAction.SearchCloaked) {
      return search(moment, ship) - 0.5;
    } else if (action instanceof ShipAction.ScanLocation) {
      double asked = 0.5 * moment.wishes().deed(Deed.TILE_SCANNED);
      return scanned() ? asked - 0.1 : asked + 0.02;
    } else if (action instanceof ShipAction.SendAwayTeam send) {
      return moment.wishes().team(send.enemy().isPresent() ? -1 : ship.at(), false);
    } else if (action instanceof ShipAction.RetrieveAwayTeam back) {
      boolean own = back.team() == moment.table().faction(moment.seat());
      return own ? moment.wishes().team(back.enemy().isPresent() ? -1 : ship.at(), true) : 0.8;
    } else if (action instanceof ShipAction.TransportEnemy beam) {
      Ship target = moment.ship(beam.target());
      int rating = moment.best(ship, ShipSystem.SENSORS, Ratings.testing(TestKind.TRANSPORTER));
      int shields = moment.rating(target, ShipSystem.SHIELDS, Ratings.STANDING);
      double worth = 1 + moment.wishes().deed(Deed.CREW_CAPTURED);
      return target.crew().isEmpty() ? -1 : worth * Odds.pass(rating, Math.max(0, shields)) - 0.9;
    }
    return -1;
  }

  /** Whether a tile lies face down that the own side has looked at. */
  private boolean scanned() {
    Faction faction = moment.table().faction(moment.seat());
    for (Tile tile : moment.table().tiles()) {
      if (tile.scannedBy().contains(faction)) {
        return true;
      }
    }
    return false;
  }

  private double raze(Ship ship) {
    Tile tile = moment.table().tiles().get(ship.at());
    InstallationKind kind = tile.installation().orElseThrow();
    Faction enemy = moment.table().faction(moment.seat()).enemy();
    int weapons =
        moment.best(ship, ShipSystem.WEAPONS, Ratings.testing(TestKind.COMBAT_INSTALLATION));
    int shields = Fleets.shields(moment.table(), ship.at(), kind);
    double worth = 3 + moment.wishes().deed(Deed.INSTALLATION_DESTROYED);
    return tile.control(enemy) == 0 ? -1 : worth * Odds.pass(weapons, shields) - 0.5;
  }

  private double influence(Ship ship) {
    Tile tile = moment.table().tiles().get(ship.at());
    LocationDef location = Objects.requireNonNull(moment.table().location(ship.at()));
    Faction faction = moment.table().faction(moment.seat());
    int own = tile.control(faction);
    double wish = moment.wishes().token(ship.at());
    if (tile.control(faction.enemy()) > 0) {
      boolean held = tile.control(faction.enemy()) > 1 || tile.installation().isPresent();
      double hinders = held ? 0.4 : -0.1;
      return hinders + 0.4 * wish + moment.wishes().deed(Deed.CONTROL_REMOVED);
    }
    boolean body = location.habitable() || tile.installation().isPresent();
    boolean done = tile.installation().equals(Optional.of(InstallationKind.STARBASE));
    if (body && !done && own < 3 && held(faction) <= (own > 0 ? SITES : 0)) {
      return 0.5 + 0.2 * own + wish;
    }
    return own == 0 ? 0.6 * wish - 0.4 : 0.4 * wish - 0.6;
  }

  /** How many habitable tiles the faction holds. */
  private int held(Faction faction) {
    int held = 0;
    for (int space = 0; space < moment.table().tiles().size(); space++) {
      LocationDef location = moment.table().location(space);
      boolean body = location != null && location.habitable();
      held += body && moment.table().tiles().get(space).control(faction) > 0 ? 1 : 0;
    }
    return held;
  }

  private double build(Ship ship) {
    Tile tile = moment.table().tiles().get(ship.at());
    double wish =
        moment.wishes().deed(Deed.INSTALLATION_BUILT) + moment.wishes().control(ship.at());
    return wish + (tile.installation().equals(Optional.of(InstallationKind.COLONY)) ? 7 : 1);
  }
}

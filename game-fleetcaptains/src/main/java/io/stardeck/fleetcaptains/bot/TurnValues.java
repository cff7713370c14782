package io.stardeck.fleetcaptains.bot;

import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.Faction;
import io.stardeck.fleetcaptains.card.InstallationKind;
import io.stardeck.fleetcaptains.card.LocationDef;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.card.TestKind;
import io.stardeck.fleetcaptains.internal.value.Fleets;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Tile;
import java.util.Objects;
import java.util.Optional;

/** What the things promise that can be done in the own turn; the end of it promises nothing. */
final class TurnValues {
  private static final int SEARCH = 15;
  private final Moment moment;

  TurnValues(Moment moment) {
    this.moment = moment;
  }

  double of(FleetAction action) {
    if (action instanceof FreeAction free) {
      return free(free);
    }
    return action instanceof ShipAction ship ? ship(ship) : 0;
  }

  private double free(FreeAction action) {
    if (action instanceof FreeAction.ClaimMission claim) {
      return 100 + moment.table().set().mission(claim.mission()).vp();
    } else if (action instanceof FreeAction.SpecialRepair) {
      return 9;
    } else if (action instanceof FreeAction.PlayCommand play) {
      return CardValues.play(moment, play);
    } else if (action instanceof FreeAction.UseAbility use) {
      return CardValues.ability(moment, use);
    } else if (action instanceof FreeAction.StartManeuver start) {
      Ship ship = Objects.requireNonNull(moment.table().ship(start.ship()));
      return moment.view().top() instanceof Maneuver ? -1 : gain(ship, ship.at()) - 0.4;
    } else if (action instanceof FreeAction.StartTokenManeuver) {
      return moment.view().top() instanceof Maneuver ? -1 : -0.5;
    } else if (action instanceof FreeAction.Step step) {
      return step(step.to());
    } else if (action instanceof FreeAction.RollBreakaway) {
      return 50;
    } else if (action instanceof FreeAction.EndManeuver) {
      return 0.01;
    } else if (action instanceof FreeAction.CycleMission cycle) {
      return 0.25 - Orders.keep(moment, cycle.mission());
    } else if (action instanceof FreeAction.DiscardCommand discard) {
      return 0.05 - 0.1 * CardValues.keep(moment, discard.card());
    } else if (action instanceof FreeAction.PowerAdjust adjust) {
      return adjust(adjust);
    }
    return action instanceof FreeAction.EndTurn ? 0 : -1;
  }

  /** How much better the best neighbour is than where the ship is. */
  private double gain(Ship ship, int from) {
    double[] outlook = Outlook.of(moment, ship);
    double best = 0;
    for (int i = 0; i < moment.table().shape().neighbours(from); i++) {
      best = Math.max(best, outlook[moment.table().shape().neighbour(from, i)]);
    }
    return 1.4 * (best - outlook[from]);
  }

  private double step(int to) {
    Maneuver maneuver = (Maneuver) moment.view().top();
    if (maneuver.ships().isEmpty()) {
      return -1;
    }
    Ship ship = Objects.requireNonNull(moment.table().ship(maneuver.ships().get(0)));
    double[] outlook = Outlook.of(moment, ship);
    return 5 * (outlook[to] - outlook[ship.at()]) - 0.1;
  }

  /** More Engines before setting out; more Shields where enemies are, when nothing else is left. */
  private double adjust(FreeAction.PowerAdjust action) {
    Ship ship = Objects.requireNonNull(moment.table().ship(action.ship()));
    var settings = moment.table().def(ship).settings(ship.alert());
    var now = settings.get(ship.setting());
    var next = settings.get(action.setting());
    if (ship.cloaked()) {
      return next.cloaked() ? -1 : ship.maneuvered() ? -1 : 0.3;
    } else if (moment.view().top() instanceof Maneuver) {
      return -1;
    }
    boolean near = moment.table().hasEnemy(moment.seat(), ship.at());
    if (near && ship.acted() > ship.extraActions()) {
      return 0.1 * (next.shields() - now.shields()) - 0.25;
    }
    boolean slow = !ship.maneuvered() && now.engines() < 4 && next.engines() >= now.engines() + 3;
    return slow ? 0.6 + 0.05 * next.engines() : -1;
  }

  private double ship(ShipAction action) {
    if (action instanceof ShipAction.Reinforce reinforce) {
      return 4 + moment.table().set().ship(reinforce.ship()).size();
    }
    Ship ship = Objects.requireNonNull(moment.table().ship(action.ship()));
    if (action instanceof ShipAction.Attack attack) {
      double promise =
          moment.attack(ship, Objects.requireNonNull(moment.table().ship(attack.target())));
      return promise < 0.5 ? -1 : 1.3 * promise;
    } else if (action instanceof ShipAction.AttackInstallation) {
      return raze(ship);
    } else if (action instanceof ShipAction.ExertInfluence) {
      return influence(ship);
    } else if (action instanceof ShipAction.BuildInstallation) {
      return build(ship);
    } else if (action instanceof ShipAction.AttemptMission attempt) {
      return Orders.attempt(moment, ship, attempt.mission()) - 0.5;
    } else if (action instanceof ShipAction.Repair) {
      return 4;
    }
    return other(action, ship);
  }

  private double other(ShipAction action, Ship ship) {
    if (action instanceof ShipAction.SearchCloaked) {
      int sensors = moment.best(ship, ShipSystem.SENSORS, Ratings.testing(TestKind.SEARCH));
      return 4 * Odds.pass(sensors, SEARCH) - 0.5;
    } else if (action instanceof ShipAction.ScanLocation) {
      return 0.3;
    } else if (action instanceof ShipAction.SendAwayTeam send) {
      return Orders.team(moment, send.enemy().isPresent() ? -1 : ship.at(), false);
    } else if (action instanceof ShipAction.RetrieveAwayTeam back) {
      boolean own = back.team() == moment.table().faction(moment.seat());
      return own ? Orders.team(moment, back.enemy().isPresent() ? -1 : ship.at(), true) : 0.8;
    } else if (action instanceof ShipAction.TransportEnemy beam) {
      Ship target = Objects.requireNonNull(moment.table().ship(beam.target()));
      int sensors = moment.best(ship, ShipSystem.SENSORS, Ratings.testing(TestKind.TRANSPORTER));
      int shields = moment.rating(target, ShipSystem.SHIELDS, Ratings.STANDING);
      return target.crew().isEmpty() ? -1 : 2 * Odds.pass(sensors, Math.max(0, shields)) - 0.5;
    } else if (action instanceof ShipAction.CloakShip) {
      return moment.table().hasEnemy(moment.seat(), ship.at()) ? 0.6 : 0.1;
    }
    return -1;
  }

  private double raze(Ship ship) {
    Tile tile = moment.table().tiles().get(ship.at());
    InstallationKind kind = tile.installation().orElseThrow();
    Faction enemy = moment.table().faction(moment.seat()).enemy();
    int weapons =
        moment.best(ship, ShipSystem.WEAPONS, Ratings.testing(TestKind.COMBAT_INSTALLATION));
    int shields = Fleets.shields(moment.table(), ship.at(), kind);
    return tile.control(enemy) == 0 ? -1 : 4 * Odds.pass(weapons, shields) - 1;
  }

  private double influence(Ship ship) {
    Tile tile = moment.table().tiles().get(ship.at());
    LocationDef location = Objects.requireNonNull(moment.table().location(ship.at()));
    Faction faction = moment.table().faction(moment.seat());
    int own = tile.control(faction);
    if (tile.control(faction.enemy()) > 0) {
      return 2;
    }
    boolean body = location.habitable() || tile.installation().isPresent();
    return body && own < 4 ? 2.4 - 0.2 * own : own == 0 ? 1 + Orders.spheres(moment) : -1;
  }

  private double build(Ship ship) {
    Tile tile = moment.table().tiles().get(ship.at());
    return tile.installation().equals(Optional.of(InstallationKind.COLONY)) ? 12 : 4;
  }
}

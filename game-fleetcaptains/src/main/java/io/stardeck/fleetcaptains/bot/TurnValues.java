package io.stardeck.fleetcaptains.bot;

import io.stardeck.fleetcaptains.action.FleetAction;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.action.ShipAction;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.state.FleetFrame.Maneuver;
import io.stardeck.fleetcaptains.state.Ship;

/** What the things promise that can be done in the own turn; the end of it promises nothing. */
final class TurnValues {
  private static final double IMPATIENCE = 0.008;
  private static final double KEPT = 0.25;

  /** How much a deck is chosen by what its missions promise. */
  private static final double DECK = 0.15;

  private static final double SET_OUT = 0.03;
  private final Moment moment;

  TurnValues(Moment moment) {
    this.moment = moment;
  }

  double of(FleetAction action) {
    if (action instanceof FreeAction free) {
      return free(free);
    }
    return action instanceof ShipAction ship ? new ShipValues(moment).of(ship) : 0;
  }

  private double free(FreeAction action) {
    if (action instanceof FreeAction.ClaimMission claim) {
      int points = moment.table().set().mission(claim.mission()).vp();
      return 100 + points + DECK * moment.wishes().drawn(claim.deck());
    } else if (action instanceof FreeAction.SpecialRepair) {
      return 9;
    } else if (action instanceof FreeAction.PlayCommand play) {
      return CardValues.play(moment, play);
    } else if (action instanceof FreeAction.UseAbility use) {
      return CardValues.ability(moment, use);
    } else if (action instanceof FreeAction.CycleMission cycle) {
      Wishes wishes = moment.wishes();
      double drawn = IMPATIENCE * moment.table().turn() + DECK * wishes.drawn(cycle.deck());
      return KEPT + drawn - wishes.keep(cycle.mission());
    } else if (action instanceof FreeAction.DiscardCommand discard) {
      return 0.13 - 0.1 * CardValues.keep(moment, discard.card());
    } else if (action instanceof FreeAction.PowerAdjust adjust) {
      return adjust(adjust);
    }
    return action instanceof FreeAction.EndTurn ? 0 : movement(action);
  }

  private double movement(FreeAction action) {
    boolean open = moment.view().top() instanceof Maneuver;
    if (action instanceof FreeAction.StartManeuver start) {
      Ship ship = moment.ship(start.ship());
      return open ? -1 : gain(ship, ship.at()) - SET_OUT - 0.7 * moment.breakaway(ship);
    } else if (action instanceof FreeAction.StartTokenManeuver start) {
      return open ? -1 : new CloakValues(moment).setOut(start.token());
    } else if (action instanceof FreeAction.Step step) {
      return step(step.to());
    } else if (action instanceof FreeAction.RollBreakaway) {
      return 50;
    }
    return action instanceof FreeAction.EndManeuver ? 0.01 : -1;
  }

  /** How much better the best neighbour is than where the ship is. */
  double gain(Ship ship, int from) {
    double[] outlook = moment.outlook(ship);
    double best = 0;
    for (int i = 0; i < moment.table().shape().neighbours(from); i++) {
      best = Math.max(best, outlook[moment.table().shape().neighbour(from, i)]);
    }
    return 1.4 * (best - outlook[from]);
  }

  private double step(int to) {
    Maneuver maneuver = (Maneuver) moment.view().top();
    if (maneuver.ships().isEmpty()) {
      return new CloakValues(moment).step(maneuver.token(), to);
    }
    Ship ship = moment.ship(maneuver.ships().get(0));
    double[] outlook = moment.outlook(ship);
    return 5 * (outlook[to] - outlook[ship.at()]) - 0.1;
  }

  /** More Engines before setting out; more Shields to stay, when nothing else is left. */
  private double adjust(FreeAction.PowerAdjust action) {
    Ship ship = moment.ship(action.ship());
    if (moment.view().top() instanceof Maneuver) {
      return -1;
    } else if (ship.cloaked()) {
      return new CloakValues(moment).comeOut(ship, action);
    }
    var settings = moment.table().def(ship).settings(ship.alert());
    Setting now = settings.get(ship.setting());
    Setting next = settings.get(action.setting());
    if (ship.maneuvered() || gain(ship, ship.at()) < 0.4) {
      return 0.02 * (next.shields() - now.shields());
    }
    boolean slow = !ship.maneuvered() && now.engines() < 3 && next.engines() >= now.engines() + 3;
    return slow ? 0.6 + 0.05 * next.engines() : -1;
  }
}

package io.stardeck.fleetcaptains.bot;

import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.action.FreeAction;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Token;
import org.jspecify.annotations.Nullable;

/** When to hide, where to go unseen, and when to come out. */
final class CloakValues {
  private final Moment moment;

  CloakValues(Moment moment) {
    this.moment = moment;
  }

  /** Hiding from what is near; a damaged ship hides sooner. */
  double hide(Ship ship) {
    return moment.threat(ship, ship.at()) * (0.7 + 0.2 * ship.alert().ordinal()) - 0.4;
  }

  /** An echo, while the ship is hunted. */
  double echo(Ship ship) {
    int space = moment.view().spaceOf(ship);
    return space >= 0 && moment.table().hasEnemy(moment.seat(), space) ? 0.3 : -0.2;
  }

  /** Where a token would better be. */
  double setOut(int number) {
    Ship ship = ship(number);
    Token token = moment.table().token(number);
    return ship == null || token == null
        ? -0.5
        : new TurnValues(moment).gain(ship, token.at()) - 0.4;
  }

  /** A token's step. */
  double step(int number, int to) {
    Ship ship = ship(number);
    Token token = moment.table().token(number);
    if (ship == null || token == null) {
      return -1;
    }
    double[] outlook = moment.outlook(ship);
    return 5 * (outlook[to] - outlook[token.at()]) - 0.1;
  }

  private @Nullable Ship ship(int number) {
    CardId identity = moment.view().identity(number);
    return identity == null ? null : moment.table().own(moment.seat(), identity);
  }

  /** Coming out: for what can be done there, where nothing waits that is worse. */
  double comeOut(Ship ship, FreeAction.PowerAdjust action) {
    Setting next = moment.table().def(ship).settings(ship.alert()).get(action.setting());
    int space = moment.view().spaceOf(ship);
    if (next.cloaked() || space < 0) {
      return -1;
    }
    boolean acts = ship.acted() <= ship.extraActions();
    double best = 0;
    for (Ship enemy : moment.table().enemiesAt(moment.seat(), space)) {
      best = Math.max(best, moment.attack(ship, enemy) + 0.1 * next.weapons());
    }
    if (best == 0) {
      best =
          moment.wishes().there(moment.wishes().tests(ship), space) + 0.8 + 0.05 * next.shields();
    }
    return acts ? best - 0.3 * moment.threat(ship, space) : -1;
  }
}

package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DraftShip;
import io.stardeck.sfbf.action.PickRace;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.card.ShipCard;
import org.jspecify.annotations.Nullable;

/** The ships of a fleet, and its race: most fire power for the points, as many points as can be. */
final class ChoosingShips implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    BattleForceAction take =
        moment.best(TakeShip.class, 0, each -> Fleets.appeal(moment.table().card(each.ship())));
    if (take == null) {
      take = moment.best(DraftShip.class, 0, each -> power(moment.table().card(each.ship())));
    }
    if (take == null) {
      take = moment.best(PickRace.class, 0, each -> power(moment, each.race()));
    }
    return take == null ? moment.first(Commit.class) : take;
  }

  private static double power(ShipCard ship) {
    return Fleets.appeal(ship) * ship.vp();
  }

  private static double power(Moment moment, Race race) {
    double sum = 0;
    for (ShipCard ship : moment.table().config().cardSet().ships()) {
      sum += ship.race() == race ? power(ship) : 0;
    }
    return sum;
  }
}

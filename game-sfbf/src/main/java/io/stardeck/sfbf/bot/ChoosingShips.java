package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DraftShip;
import io.stardeck.sfbf.action.PickRace;
import io.stardeck.sfbf.action.TakeShip;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.ShipId;
import org.jspecify.annotations.Nullable;

/** The ships of a fleet, and its race: most fire power for the points, as many points as can be. */
final class ChoosingShips implements Decision {
  private static final double ANOTHER_CARRIER = 0.7;

  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    BattleForceAction take =
        moment.best(TakeShip.class, 0, each -> appeal(moment, moment.table().card(each.ship())));
    if (take == null) {
      take = moment.best(DraftShip.class, 0, each -> power(moment.table().card(each.ship())));
    }
    if (take == null) {
      take = moment.best(PickRace.class, 0, each -> power(moment, each.race()));
    }
    return take == null ? moment.first(Commit.class) : take;
  }

  /** One carrier launches in a turn: each one taken makes the next less wanted. */
  private static double appeal(Moment moment, ShipCard ship) {
    double appeal = Fleets.appeal(ship);
    if (!ship.boxes(BoxType.FTR).isEmpty()) {
      for (ShipId taken : ((Draft.Ships) moment.view().frame()).taken()) {
        appeal *= moment.table().card(taken).boxes(BoxType.FTR).isEmpty() ? 1 : ANOTHER_CARRIER;
      }
    }
    return appeal;
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

package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.PlaceShip;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Rows;
import org.jspecify.annotations.Nullable;

/**
 * The first formation: ships that overload in the Screen, carriers and the dear in the Main Body.
 */
final class Arranging implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    Rows rows = ((Draft.Formation) moment.view().frame()).rows();
    PlaceShip place =
        moment.best(
            PlaceShip.class, -100, each -> fit(moment.table().card(each.ship()), rows, each.row()));
    return place == null ? moment.first(Commit.class) : place;
  }

  /** How well {@code ship} stands in {@code row}; long rows are less wanted. */
  private static double fit(ShipCard ship, Rows rows, Row row) {
    return switch (row) {
      case SCREEN -> near(ship) - 0.8 * rows.screen().size();
      case MAIN -> far(ship) - 0.8 * rows.main().size();
      case RESERVE -> rows.reserve().isEmpty() ? -1.5 : -6;
    };
  }

  /** How much {@code ship} gains by cards with a range limit. */
  static double near(ShipCard ship) {
    return 0.6 * ship.boxes(BoxType.PHO).size()
        + 0.5 * ship.boxes(BoxType.DSR).size()
        + 0.4 * ship.boxes(BoxType.PLF).size()
        + 0.3 * ship.boxes(BoxType.PH3).size();
  }

  /** How well {@code ship} attacks from afar, and what it is worth to keep it from harm. */
  static double far(ShipCard ship) {
    return 0.7 * ship.boxes(BoxType.FTR).size()
        + 0.4 * ship.boxes(BoxType.PLR).size()
        + 0.4 * ship.boxes(BoxType.PLS).size()
        + 0.3 * ship.boxes(BoxType.DRN).size()
        + 0.1 * ship.vp();
  }
}

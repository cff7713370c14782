package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.ShipCard;

/** What boxes are worth, in damage that they deal in a turn, roughly. */
final class Boxes {
  private Boxes() {}

  /** What an undamaged box of that type is good for. */
  static double worth(BoxType type) {
    return switch (type) {
      case HULL -> 0.2;
      case PH3 -> 0.4;
      case PLF -> 0.6;
      case PH2 -> 0.7;
      case DRN -> 1.1;
      case PH1 -> 1.2;
      case DSR -> 1.3;
      case PLS -> 1.4;
      case PHO -> 1.5;
      case PLR -> 1.6;
      case WPN -> 1.7;
      case FTR -> 2.5;
    };
  }

  /** The worth of all boxes of {@code ship} that are not in {@code damaged}. */
  static double sound(ShipCard ship, BoxSet damaged) {
    double sum = 0;
    for (int box = 0; box < ship.size(); box++) {
      sum += damaged.contains(box) ? 0 : worth(ship.boxType(box));
    }
    return sum;
  }
}

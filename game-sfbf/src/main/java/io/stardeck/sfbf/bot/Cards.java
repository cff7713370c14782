package io.stardeck.sfbf.bot;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;

/** What action cards are worth to the one who holds them. */
final class Cards {
  /** Cards worth less than this are changed for others when there is nothing better to do. */
  static final double POOR = 2.2;

  /** Cards worth more than this are never changed. */
  static final double FINE = 4.6;

  private Cards() {}

  /** What {@code card} is worth in the hand: about the points that it will bring or save. */
  static double worth(BattleForceView view, CardId card) {
    ActionCard printed = view.table().card(card);
    CardKind kind = printed.kind();
    if (kind.weapon()) {
      return Fleets.fires(view, kind) ? 1 + printed.value() : 0.3;
    }
    return switch (kind) {
      case OVL -> doubling(view, CardKind.PHO, CardKind.DSR);
      case ENV -> doubling(view, CardKind.PLR, CardKind.PLS);
      case SCP -> doubling(view, CardKind.DRN, CardKind.DRN);
      case GUN -> 4;
      case ECCM -> 1.8;
      case EM, ECM -> 3.8;
      case RS -> 3.5;
      case WW -> 4.5;
      case TB -> 2.4;
      case DSG -> 5;
      case DC -> 1.5 + Math.min(printed.value(), Fleets.worstDamage(view.table(), view.seat()));
      case ENG -> 1.5 + Fleets.worstDamage(view.table(), view.seat());
      case REI, PBF, PFF -> 7;
      case MUT -> facesKlingons(view) ? 5 : 1.4;
      case ORG -> 2 + Math.max(0, Behind.points(view) / 4);
      case PRT -> Fleets.klingons(view.table(), view.seat()) ? 3.5 : 2.3;
      default -> 0;
    };
  }

  /** Whether {@code kind} defends a ship under attack. */
  static boolean defends(CardKind kind) {
    return switch (kind) {
      case RS, ECM, EM, WW, DSG, TB -> true;
      default -> false;
    };
  }

  private static double doubling(BattleForceView view, CardKind one, CardKind other) {
    return Fleets.fires(view, one) || Fleets.fires(view, other) ? 3.6 : 0.3;
  }

  /** Whether an enemy has a Klingon ship in Screen or Main Body. */
  static boolean facesKlingons(BattleForceView view) {
    Table table = view.table();
    for (int index = 0; index < table.fleets().size(); index++) {
      Seat seat = Seat.at(index);
      if (table.enemies(view.seat(), seat) && Fleets.klingons(table, seat)) {
        return true;
      }
    }
    return false;
  }
}

package io.stardeck.stccg.internal.reporting;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.state.InForce;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.state.Turn;

/** How many cards may be played in a turn ({@code ST-PLY-01}). */
final class Plays {
  private static final RuleId PLY_01 = RuleId.of("ST-PLY-01");

  private Plays() {}

  /** The number of cards that {@code seat} may play, beside a mass report. */
  static int most(Table table, Seat seat) {
    return 1 + Permissions.count(table, PLY_01, seat);
  }

  /** Whether a card can be part of a mass report ({@code ST-EFF-37}). */
  static boolean reports(CardDef card) {
    return switch (card.kind()) {
      case SHIP, PERSONNEL, EQUIPMENT -> true;
      default -> false;
    };
  }

  /** A card was played: the card play is over, or open for more. */
  static void count(Play<StccgState> play, Seat seat, CardDef card) {
    Table table = play.state().table();
    Turn turn = table.turn().afterPlay();
    boolean over = turn.played() >= most(table, seat) && !together(table, seat, card);
    Tables.table(play, now -> now.with(turn.playOver(over)));
  }

  /** Whether a card in play lets that one be reported together with others. */
  static boolean together(Table table, Seat seat, CardDef card) {
    if (!reports(card)) {
      return false;
    }
    for (InForce<Standing.MassReport> mass : table.inForce(Standing.MassReport.class)) {
      if (mass.by().controller().equals(seat)) {
        return true;
      }
    }
    return false;
  }
}

package io.stardeck.sfbf.internal.discard;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import java.util.Optional;

/** Used cards on their way to the discard pile. */
public final class Discards {
  private static final RuleId DEF_60 = RuleId.of("BF-DEF-60");

  private Discards() {}

  /**
   * Puts {@code cards}, which lie nowhere now, on the discard pile, the last on top (BF-D-66). With
   * BF-OPT-10 the active player chooses the order of two or more: a window opens on top of the
   * stack (BF-OPT-10a).
   */
  public static void retire(Play<BattleForceState> play, ImmutableList<CardId> cards) {
    Table table = play.state().table();
    if (cards.size() > 1
        && table.config().has(Option.DISCARD_DRAW)
        && play.state().isPlayer(table.active())) {
      play.push(new Phase.OrderDiscards(table.active(), cards));
    } else {
      Cards.discardAll(play, table.active(), cards);
    }
  }

  /**
   * Takes all Erratic Maneuvers, Wild Weasel and Disengage cards off the ships of {@code seat} and
   * discards them (BF-DEF-60), row by row from the left. A ship that lay face up in the Reserve for
   * its card alone turns face down (BF-D-11).
   */
  public static void strip(Play<BattleForceState> play, Seat seat) {
    for (Row row : Row.ALL) {
      ImmutableList<Ship> ships = play.state().table().fleet(seat).row(row);
      for (int i = 0; i < ships.size(); i++) {
        if (ships.get(i).carriesCard()) {
          strip(play, Ships.berth(play, ships.get(i).id()));
        }
      }
    }
  }

  private static void strip(Play<BattleForceState> play, Berth berth) {
    Ship ship = berth.ship();
    Optional<CardId> none = Optional.empty();
    Ships.put(play, berth, ship.withErratic(none).withWeasel(none).withDisengaged(none));
    ship.erratic().ifPresent(card -> Cards.discard(play, berth.owner(), card, DEF_60));
    ship.weasel().ifPresent(card -> Cards.discard(play, berth.owner(), card, DEF_60));
    ship.disengaged().ifPresent(card -> Cards.discard(play, berth.owner(), card, DEF_60));
  }
}

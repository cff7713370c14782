package io.stardeck.sfbf.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/** How likely a player wins, by the points that each fleet would score, less for its damage. */
public final class Advantage {
  /** What a ship that is nearly destroyed has lost of its worth. */
  private static final double HARM = 0.7;

  /** A ship in the Reserve scores only once it has come forward. */
  private static final double RESERVE = 0.8;

  /** What a card in the hand is worth, in victory points. */
  private static final double CARD = 0.4;

  /** With so many points more, a player wins about three times as often as they lose. */
  private static final double POINTS = 6;

  private Advantage() {}

  /** The chance of {@code seat} against the strongest other fleet, 0 to 1. */
  public static double of(BattleForceState state, Seat seat) {
    double strongest = Double.NEGATIVE_INFINITY;
    for (int index = 0; index < state.table().fleets().size(); index++) {
      Seat other = Seat.at(index);
      if (state.table().enemies(seat, other)) {
        strongest = Math.max(strongest, worth(state, other));
      }
    }
    return 1 / (1 + Math.exp((strongest - worth(state, seat)) / POINTS));
  }

  private static double worth(BattleForceState state, Seat seat) {
    Table table = state.table();
    Fleet fleet = table.fleet(seat);
    double worth = ships(table, fleet.screen()) + ships(table, fleet.main());
    worth += RESERVE * ships(table, fleet.reserve());
    for (ShipId ship : fleet.trophies()) {
      worth += table.card(ship).vp();
    }
    for (ShipId ship : state.faceDown(seat)) {
      worth += RESERVE * table.card(ship).vp();
    }
    return worth + CARD * state.handSize(seat);
  }

  private static double ships(Table table, ImmutableList<Ship> ships) {
    double worth = 0;
    for (Ship ship : ships) {
      ShipCard card = table.card(ship.id());
      worth += card.vp() * (1 - HARM * ship.damage() / card.size());
    }
    return worth;
  }
}

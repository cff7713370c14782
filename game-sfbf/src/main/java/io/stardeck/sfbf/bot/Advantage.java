package io.stardeck.sfbf.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.step.Scores;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;

/** How likely a side wins, by the points that each fleet would score, less for its damage. */
public final class Advantage {
  /** What a ship that is nearly destroyed has lost of its worth. */
  private static final double HARM = 0.7;

  /** A ship in the Reserve scores only once it has come forward. */
  private static final double RESERVE = 0.8;

  /** What a card in the hand is worth, in victory points. */
  private static final double CARD = 0.4;

  /**
   * So many points more count as three to one. Fitted to 100 games of two {@link RuleOfThumbBot} it
   * would be 15, but only this was measured in a search.
   */
  private static final double POINTS = 6;

  private Advantage() {}

  /** The chance of the side of {@code seat}, 0 to 1; those of all sides add up to 1. */
  public static double of(BattleForceState state, Seat seat) {
    double own = 0;
    for (Seat each : Seat.first(state.table().fleets().size())) {
      own += state.table().enemies(seat, each) ? 0 : worth(state, each);
    }
    double odds = 0;
    for (ImmutableList<Seat> side : Scores.sides(state.table().config())) {
      odds += Math.exp((worth(state, side) - own) / POINTS);
    }
    return 1 / odds;
  }

  private static double worth(BattleForceState state, ImmutableList<Seat> side) {
    double worth = 0;
    for (Seat seat : side) {
      worth += worth(state, seat);
    }
    return worth;
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

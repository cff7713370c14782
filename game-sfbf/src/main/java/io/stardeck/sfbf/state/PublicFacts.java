package io.stardeck.sfbf.state;

import io.stardeck.engine.Seat;

/**
 * What everybody knows, the numbers of hidden cards and ships included. Windows open on these facts
 * alone.
 */
public interface PublicFacts {
  /** What lies open. */
  Table table();

  /** What everybody knows of the hidden holdings of {@code seat}. */
  Holdings holdings(Seat seat);

  /** The number of cards in the Starbase. */
  int starbase();

  /** The number of ships in the ship deck. */
  int shipDeck();

  /** The number of ships that {@code seat} has in play, the Reserve included (BF-OUT-05). */
  default int shipsInPlay(Seat seat) {
    return table().fleet(seat).faceUp() + holdings(seat).ships();
  }

  /** Whether {@code seat} has a ship in play. */
  default boolean hasShips(Seat seat) {
    return shipsInPlay(seat) > 0;
  }

  /** The number of ships in the Reserve of {@code seat}. */
  default int reserveSize(Seat seat) {
    return table().fleet(seat).reserve().size() + holdings(seat).ships();
  }
}

package io.stardeck.sfbf.state;

import io.stardeck.engine.Seat;

/**
 * What everybody knows, the numbers of hidden cards and ships included. Windows open on these facts
 * alone.
 */
public interface PublicFacts {
  /** What lies open. */
  Table table();

  /** The number of cards in the hand of {@code seat} (BF-INF-01); the solitaire enemy has none. */
  int handSize(Seat seat);

  /** The number of reserve action cards of {@code seat}. */
  int stashSize(Seat seat);

  /** The number of face-down ships of {@code seat}. */
  int faceDownSize(Seat seat);

  /** The number of cards in the Starbase. */
  int starbase();

  /** The number of ships in the ship deck. */
  int shipDeck();

  /** Whether {@code seat} is a player; the solitaire enemy is none (BF-SOL-10). */
  default boolean isPlayer(Seat seat) {
    return seat.number() <= table().config().players();
  }

  /** The number of ships that {@code seat} has in play, the Reserve included (BF-OUT-05). */
  default int shipsInPlay(Seat seat) {
    return table().fleet(seat).faceUp() + faceDownSize(seat);
  }

  /** Whether {@code seat} has a ship in play. */
  default boolean hasShips(Seat seat) {
    return shipsInPlay(seat) > 0;
  }

  /** The number of ships in the Reserve of {@code seat}. */
  default int reserveSize(Seat seat) {
    return table().fleet(seat).reserve().size() + faceDownSize(seat);
  }
}

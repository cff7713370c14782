package io.stardeck.engine.zone;

import io.stardeck.engine.Seat;

/**
 * Where the zones are in the states of a game, for whoever only looks at them: the laws.
 *
 * @param <S> the state
 * @param <T> the cards
 */
public interface Zoned<S, T> {
  /** The zones in {@code state}. */
  Zones<T> zones(S state);

  /** What {@code card} shows when it is turned up. */
  Face face(S state, T card);

  /**
   * {@code state} with two cards in each other's place, and with what all seats but {@code unaware}
   * know changed so that it is true. To {@code unaware}, who knows neither of them, it looks the
   * same if they belong to one pool.
   */
  S exchanged(S state, Place one, int at, Place other, int otherAt, Seat unaware);
}

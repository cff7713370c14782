package io.stardeck.engine.zone;

import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;

/**
 * What everybody knows of a place: who sees all that lies there, and whether its order can be told
 * apart.
 *
 * @param seers who sees every card there, as the owner their hand, as long as it lies there
 * @param ordered whether everybody can point at the n-th card: of a deck, of a stack under a
 *     mission. In a hand or aboard a ship nobody can
 */
public record ZoneKind(Audience seers, boolean ordered) {
  private static final ZoneKind OPEN = new ZoneKind(Audience.everyone(), true);
  private static final ZoneKind DECK = new ZoneKind(Audience.nobody(), true);

  /** Everybody sees it, and its order. */
  public static ZoneKind open() {
    return OPEN;
  }

  /** Face down for all, in an order. */
  public static ZoneKind deck() {
    return DECK;
  }

  /** {@code seat} alone sees it; nobody can point at one of its cards. */
  public static ZoneKind hand(Seat seat) {
    return new ZoneKind(Audience.only(seat), false);
  }

  /** {@code seat} alone sees it, and everybody can point at the n-th of its cards. */
  public static ZoneKind stack(Seat seat) {
    return new ZoneKind(Audience.only(seat), true);
  }
}

package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import org.jspecify.annotations.Nullable;

/**
 * What a card in play lies on.
 *
 * @param kind what kind of thing
 * @param of the number of the player, location or card; of a border, of the location on its left
 */
public record On(Kind kind, int of) {
  /** A kind of thing. */
  public enum Kind {
    /** The table, before its controller. */
    TABLE,
    /** A player. */
    PLAYER,
    /** A location, or the planet or mission there. */
    LOCATION,
    /** The border between two locations. */
    BORDER,
    /** A ship. */
    SHIP,
    /** A ship, as an intruder. */
    INTRUDER,
    /** An outpost. */
    OUTPOST,
    /** The persons who bear its mark. */
    GROUP
  }

  /** The table before {@code seat}. */
  public static On table(Seat seat) {
    return new On(Kind.TABLE, seat.number());
  }

  /** A player. */
  public static On player(Seat seat) {
    return new On(Kind.PLAYER, seat.number());
  }

  /** A location. */
  public static On location(int number) {
    return new On(Kind.LOCATION, number);
  }

  /** The border on the right of a location. */
  public static On border(int left) {
    return new On(Kind.BORDER, left);
  }

  /** A ship. */
  public static On ship(CardId ship) {
    return new On(Kind.SHIP, ship.number());
  }

  /** Aboard a ship, as an intruder. */
  public static On intruder(CardId ship) {
    return new On(Kind.INTRUDER, ship.number());
  }

  /** An outpost. */
  public static On outpost(CardId outpost) {
    return new On(Kind.OUTPOST, outpost.number());
  }

  /** Persons of {@code seat}. */
  public static On group(Seat seat) {
    return new On(Kind.GROUP, seat.number());
  }

  /** The ship or the outpost that it is, or null. */
  public @Nullable Host host() {
    return switch (kind) {
      case SHIP, INTRUDER -> Host.ship(CardId.of(of));
      case OUTPOST -> Host.outpost(CardId.of(of));
      case TABLE, PLAYER, LOCATION, BORDER, GROUP -> null;
    };
  }

  /** Whether it is that ship, or aboard it. */
  public boolean isShip(CardId ship) {
    return (kind == Kind.SHIP || kind == Kind.INTRUDER) && of == ship.number();
  }

  /** Whether it is that location. */
  public boolean isLocation(int number) {
    return kind == Kind.LOCATION && of == number;
  }
}

package io.stardeck.engine;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Optional;

/**
 * Who may know of an event: everyone, some seats, or everyone (the spectator too) but some seats.
 */
public final class Audience {
  private static final Audience EVERYONE = new Audience(-1L);
  private static final Audience NOBODY = new Audience(0);
  private static final Audience[] ONLY = new Audience[Seat.MAX + 1];
  private static final Audience[] OTHERS = new Audience[Seat.MAX + 1];

  static {
    for (int number = 0; number <= Seat.MAX; number++) {
      ONLY[number] = new Audience(1L << number);
      OTHERS[number] = new Audience(~(1L << number));
    }
  }

  /** One bit for each seat number; bits above {@link Seat#MAX} tell an exclusion from a list. */
  private final long seats;

  private Audience(long seats) {
    this.seats = seats;
  }

  /** All players and the spectator. */
  public static Audience everyone() {
    return EVERYONE;
  }

  /** That seat alone. */
  public static Audience only(Seat seat) {
    return ONLY[bit(seat)];
  }

  /** Those seats alone. */
  public static Audience only(Iterable<Seat> seats) {
    long bits = 0;
    for (Seat seat : seats) {
      bits |= 1L << bit(seat);
    }
    return new Audience(bits);
  }

  /** All players and the spectator, without that seat. */
  public static Audience others(Seat seat) {
    return OTHERS[bit(seat)];
  }

  /** No player, and not the spectator. */
  public static Audience nobody() {
    return NOBODY;
  }

  /** Those who are in this one or in {@code other}. */
  public Audience or(Audience other) {
    return of(seats | other.seats);
  }

  /** Those who are in this one and in {@code other}. */
  public Audience and(Audience other) {
    return of(seats & other.seats);
  }

  /** Those of this one who are not in {@code other}. */
  public Audience except(Audience other) {
    return of(seats & ~other.seats);
  }

  /** Whether there is nobody in it. */
  public boolean isNobody() {
    return seats == 0;
  }

  private Audience of(long bits) {
    if (bits == seats) {
      return this;
    }
    if (bits == 0 || bits == -1L) {
      return bits == 0 ? NOBODY : EVERYONE;
    }
    if (Long.bitCount(bits) == 1) {
      return ONLY[Long.numberOfTrailingZeros(bits)];
    }
    return Long.bitCount(~bits) == 1
        ? OTHERS[Long.numberOfTrailingZeros(~bits)]
        : new Audience(bits);
  }

  /** All players and the spectator, without those seats. */
  public static Audience others(Iterable<Seat> seats) {
    return new Audience(~only(seats).seats);
  }

  /** Whether {@code seat} may know. */
  public boolean includes(Seat seat) {
    return (seats >>> bit(seat) & 1) != 0;
  }

  /** The host is told what the spectator is. */
  private static int bit(Seat seat) {
    return seat.equals(Seat.HOST) ? Seat.SPECTATOR.number() : seat.number();
  }

  /** The JSON form: the seats that are let in, or those that are kept out. */
  @JsonValue
  Form json() {
    boolean excludes = seats < 0;
    ImmutableList.Builder<Seat> told = ImmutableList.builder();
    for (int number = 0; number <= Seat.MAX; number++) {
      boolean in = (seats >>> number & 1) != 0;
      if (in != excludes) {
        told.add(Seat.of(number));
      }
    }
    return excludes
        ? new Form(Optional.empty(), Optional.of(told.build()))
        : new Form(Optional.of(told.build()), Optional.empty());
  }

  /** Reads {@link #json()}. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Audience parse(Form form) {
    return form.only().isPresent() ? only(form.only().get()) : others(form.except().orElseThrow());
  }

  /**
   * How an audience is written.
   *
   * @param only who may know, in seat order
   * @param except who may not, in seat order
   */
  record Form(Optional<ImmutableList<Seat>> only, Optional<ImmutableList<Seat>> except) {
    Form {
      checkArgument(
          only.isPresent() != except.isPresent(), "an audience has either \"only\" or \"except\"");
      ImmutableList<Seat> told = only.or(() -> except).orElseThrow();
      checkArgument(
          Comparators.isInStrictOrder(told, Comparator.naturalOrder()),
          "seats are told in order, each once, not %s",
          told);
      for (Seat seat : told) {
        checkArgument(seat.number() <= Seat.MAX, "nobody is told as %s", seat);
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Audience that && that.seats == seats;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(seats);
  }

  @Override
  public String toString() {
    return this.equals(EVERYONE)
        ? "everyone"
        : json().only().isPresent()
            ? "only " + json().only().get()
            : "except " + json().except().get();
  }
}

package io.stardeck.engine;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;

/**
 * A place at the table. Players sit clockwise on seats 1, 2, 3 …; {@link #SPECTATOR} watches and
 * never acts; {@link #HOST} knows no more than that and does what a game leaves to the host.
 *
 * @param number 1 to {@link #MAX} for a player, 0 for the spectator, {@link #MAX} + 1 for the host;
 *     this is also its JSON form
 */
public record Seat(@JsonValue int number) implements Comparable<Seat> {
  /** The most players that any game can seat. */
  public static final int MAX = 32;

  private static final ImmutableList<Seat> ALL = all();
  private static final ImmutableList<ImmutableList<Seat>> ALONE =
      ImmutableList.copyOf(Lists.transform(ALL, ImmutableList::of));
  private static final ImmutableList<ImmutableList<Seat>> FIRST =
      ImmutableList.copyOf(
          Lists.transform(ALL.subList(0, MAX + 1), last -> ALL.subList(1, last.number + 1)));

  /** Who may watch but holds no seat: knows what everybody knows and nothing else. */
  public static final Seat SPECTATOR = of(0);

  /**
   * Who runs the game and holds no seat: sees what the spectator sees, is never waited for, and may
   * do only what a game leaves to the host, such as calling time.
   */
  public static final Seat HOST = of(MAX + 1);

  /**
   * @throws IllegalArgumentException if {@code number} is not 0 to {@link #MAX} + 1
   */
  public Seat {
    checkArgument(number >= 0 && number <= MAX + 1, "a seat is 0 to %s, not %s", MAX + 1, number);
  }

  /** The seat of that number, 0 to {@link #MAX} + 1; always the same instance. */
  @JsonCreator
  public static Seat of(int number) {
    checkArgument(number >= 0 && number <= MAX + 1, "a seat is 0 to %s, not %s", MAX + 1, number);
    return ALL.get(number);
  }

  /** The seat whose {@link #index()} is {@code index}. */
  public static Seat at(int index) {
    return of(index + 1);
  }

  /** The seats 1 to {@code players}, clockwise; always the same instance. */
  public static ImmutableList<Seat> first(int players) {
    return FIRST.get(players);
  }

  /** All seats of a table of {@code players}, clockwise, beginning with {@code first}. */
  public static ImmutableList<Seat> clockwiseFrom(Seat first, int players) {
    if (first.number == 1) {
      return first(players);
    }
    return ImmutableList.<Seat>builderWithExpectedSize(players)
        .addAll(ALL.subList(first.number, players + 1))
        .addAll(ALL.subList(1, first.number))
        .build();
  }

  /** This seat and no other; always the same instance. */
  public ImmutableList<Seat> alone() {
    return ALONE.get(number);
  }

  /** The position in a list with one entry for each player, 0 for seat 1; -1 for the spectator. */
  public int index() {
    return number - 1;
  }

  /** The next seat clockwise at a table of {@code players}. */
  public Seat next(int players) {
    return of(number % players + 1);
  }

  // Asked many times a decision, as a rule by the very instance that is meant.
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Seat that && that.number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return switch (number) {
      case 0 -> "spectator";
      case MAX + 1 -> "host";
      default -> "seat " + number;
    };
  }

  private static ImmutableList<Seat> all() {
    ImmutableList.Builder<Seat> seats = ImmutableList.builder();
    for (int number = 0; number <= MAX + 1; number++) {
      seats.add(new Seat(number));
    }
    return seats.build();
  }
}

package io.stardeck.engine.rules.window;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * Who plays together. Every player is of one team; who plays alone is a team of one. Its JSON form
 * is the list of the teams, each a list of its seats.
 */
public final class Teams {
  private final ImmutableList<ImmutableList<Seat>> teams;
  // By the index of the seat: asked often.
  private final int[] number;

  /**
   * @throws IllegalArgumentException if a seat from 1 to the number of players is in no team, or
   *     one is in two
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  private Teams(ImmutableList<ImmutableList<Seat>> teams) {
    this.teams = teams;
    int players = 0;
    for (ImmutableList<Seat> team : teams) {
      checkArgument(!team.isEmpty(), "a team without a player");
      players += team.size();
    }
    this.number = new int[players];
    for (int team = 0; team < teams.size(); team++) {
      for (Seat seat : teams.get(team)) {
        boolean seated = seat.number() >= 1 && seat.number() <= players;
        checkArgument(seated && number[seat.index()] == 0, "seats 1 to %s, not %s", players, teams);
        number[seat.index()] = team + 1;
      }
    }
  }

  /**
   * Those teams.
   *
   * @throws IllegalArgumentException if a seat from 1 to the number of players is in no team, or
   *     one is in two
   */
  public static Teams of(ImmutableList<ImmutableList<Seat>> teams) {
    return new Teams(teams);
  }

  /** All play alone. */
  public static Teams alone(int players) {
    ImmutableList.Builder<ImmutableList<Seat>> teams = ImmutableList.builder();
    for (int i = 0; i < players; i++) {
      teams.add(ImmutableList.of(Seat.at(i)));
    }
    return new Teams(teams.build());
  }

  /** The teams, each with its seats as they were given. */
  @JsonValue
  public ImmutableList<ImmutableList<Seat>> teams() {
    return teams;
  }

  /** The position of the team of {@code seat} in {@link #teams}. */
  public int number(Seat seat) {
    return number[seat.index()] - 1;
  }

  /** The team of {@code seat}, which is in it. */
  public ImmutableList<Seat> of(Seat seat) {
    return teams.get(number(seat));
  }

  /** Whether those two are of different teams. */
  public boolean opposed(Seat one, Seat other) {
    return number[one.index()] != number[other.index()];
  }

  /** The players of other teams than {@code seat}, clockwise from that seat. */
  public ImmutableList<Seat> opponents(Seat seat) {
    return SeatLists.among(Seat.clockwiseFrom(seat, number.length), other -> opposed(seat, other));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Teams that && that.teams.equals(teams);
  }

  @Override
  public int hashCode() {
    return teams.hashCode();
  }

  @Override
  public String toString() {
    return teams.toString();
  }
}

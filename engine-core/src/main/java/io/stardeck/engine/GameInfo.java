package io.stardeck.engine;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * What a host needs to know of a game before it plays it.
 *
 * @param id the name on command lines, in records and in JSON: lower-case letters, digits and
 *     hyphens
 * @param title the name for people
 * @param version of the rules as they are implemented; records are only replayed under the version
 *     they were made with
 * @param minSeats the fewest players, 1 or more
 * @param maxSeats the most players
 */
public record GameInfo(String id, String title, String version, int minSeats, int maxSeats) {
  /**
   * @throws IllegalArgumentException if the id or the seats are out of range
   */
  public GameInfo {
    checkArgument(
        id.matches("[a-z0-9-]{1,40}"),
        "a game's id is lower-case letters, digits and hyphens, not %s",
        id);
    checkArgument(
        minSeats >= 1 && minSeats <= maxSeats && maxSeats <= Seat.MAX,
        "seats %s to %s",
        minSeats,
        maxSeats);
  }
}

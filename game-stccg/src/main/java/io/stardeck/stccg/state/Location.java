package io.stardeck.stccg.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import java.util.Optional;

/**
 * One place of the spaceline ({@code ST-ZON-03}).
 *
 * @param number its name, which it keeps wherever it lies
 * @param card the mission, or the card that was inserted ({@code ST-MOV-09})
 * @param solvedBy who has solved the mission
 * @param destroyed whether the mission is destroyed ({@code ST-SPC-07})
 * @param seeds whose the cards of its seed stack are, the one that is met first first
 * @param met the definitions of the dilemmas met here so far ({@code ST-SED-05})
 * @param aside how many cards at the back of its stack were met before: artifacts, which all but
 *     who met them know by their number alone ({@code ST-VIS-10})
 */
public record Location(
    int number,
    Card card,
    Optional<Seat> solvedBy,
    boolean destroyed,
    ImmutableList<Seat> seeds,
    ImmutableList<String> met,
    int aside) {
  /** A location as it is laid. */
  public static Location laid(int number, Card card) {
    return new Location(
        number, card, Optional.empty(), false, ImmutableList.of(), ImmutableList.of(), 0);
  }

  /** Solved by {@code seat}. */
  public Location solved(Seat seat) {
    return new Location(number, card, Optional.of(seat), destroyed, seeds, met, aside);
  }

  /** Destroyed, or not any more. */
  public Location destroyed(boolean now) {
    return new Location(number, card, solvedBy, now, seeds, met, aside);
  }

  /** With those owners of the cards of its stack. */
  public Location seeds(ImmutableList<Seat> owners) {
    return new Location(
        number, card, solvedBy, destroyed, owners, met, Math.min(aside, owners.size()));
  }

  /** With such a card met here. */
  public Location meeting(String def) {
    return new Location(number, card, solvedBy, destroyed, seeds, Lists.plus(met, def), aside);
  }

  /** With so many cards at the back of its stack that were met. */
  public Location aside(int cards) {
    return new Location(number, card, solvedBy, destroyed, seeds, met, cards);
  }
}

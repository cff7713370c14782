package io.stardeck.deckbuilder.state.choice;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * How far one effect of a list has been carried out. Everybody sees it: it never names a hidden
 * card.
 *
 * @param begun whether the players are known on whom it is carried out
 * @param players those on whom it has yet to be carried out, the first being under way
 * @param answers what was answered for the first
 * @param done how many picks have been carried out for the first
 */
public record Progress(
    boolean begun, ImmutableList<Seat> players, ImmutableList<Answer> answers, int done) {
  /** Nothing has happened yet. */
  public static final Progress START =
      new Progress(false, ImmutableList.of(), ImmutableList.of(), 0);

  /** At the first of {@code players}. */
  public static Progress on(ImmutableList<Seat> players) {
    return new Progress(true, players, ImmutableList.of(), 0);
  }
}

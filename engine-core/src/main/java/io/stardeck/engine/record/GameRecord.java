package io.stardeck.engine.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.card.Pile;
import java.util.Optional;

/**
 * A game as it was played. Adding a move shares all that was there before.
 *
 * <p>It tells everything, secrets too: what a player may see of a game that goes on, views and
 * events tell.
 *
 * @param beginning how it began
 * @param latestFirst what was done, the latest move on top
 * @param ending where it stands; empty as long as the record is being made
 */
public record GameRecord<C, A extends Action>(
    Beginning<C> beginning, Pile<Move<A>> latestFirst, Optional<Ending> ending) {

  /** A record without a move. */
  public static <C, A extends Action> GameRecord<C, A> of(Beginning<C> beginning) {
    return new GameRecord<>(beginning, Pile.empty(), Optional.empty());
  }

  /** The number of moves, 0 or more. */
  public int length() {
    return latestFirst.size();
  }

  /** The moves, in the order in which they were made. */
  public ImmutableList<Move<A>> moves() {
    return latestFirst.toList().reverse();
  }

  /** This record and {@code action}. The ending, if there was one, falls away. */
  public GameRecord<C, A> with(A action) {
    return with(new Move<>(action, Optional.empty()));
  }

  /** This record and {@code move}. The ending, if there was one, falls away. */
  public GameRecord<C, A> with(Move<A> move) {
    return new GameRecord<>(beginning, latestFirst.push(move), Optional.empty());
  }

  /** This record, closed with {@code ending}. */
  public GameRecord<C, A> ended(Ending ending) {
    return new GameRecord<>(beginning, latestFirst, Optional.of(ending));
  }

  /**
   * The first {@code moves} moves: what an undo leaves. The ending stays only if nothing is cut
   * off.
   *
   * @throws IllegalArgumentException if {@code moves} is not 0 to {@link #length()}
   */
  public GameRecord<C, A> cut(int moves) {
    checkArgument(
        moves >= 0 && moves <= length(), "cannot cut a record of %s moves to %s", length(), moves);
    if (moves == length()) {
      return this;
    }
    Pile<Move<A>> rest = latestFirst;
    while (rest.size() > moves) {
      rest = rest.pop();
    }
    return new GameRecord<>(beginning, rest, Optional.empty());
  }

  /**
   * This record with a commitment in the place of its seed.
   *
   * @throws IllegalStateException if the seed is not told, or has no salt
   */
  public GameRecord<C, A> committed() {
    checkState(beginning.origin() instanceof Origin.Seeded, "the seed is not told");
    return from(((Origin.Seeded) beginning.origin()).commit());
  }

  /**
   * This record with {@code seed} in the place of the commitment to it.
   *
   * @throws IllegalArgumentException if the record holds no commitment, or one to another seed
   */
  public GameRecord<C, A> disclosed(Origin.Seeded seed) {
    boolean opens =
        beginning.origin() instanceof Origin.Committed committed && committed.isOpenedBy(seed);
    checkArgument(opens, "that is not the seed that was committed to");
    return from(seed);
  }

  private GameRecord<C, A> from(Origin origin) {
    Beginning<C> begun =
        new Beginning<>(beginning.game(), beginning.version(), beginning.config(), origin);
    return new GameRecord<>(begun, latestFirst, ending);
  }
}

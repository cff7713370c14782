package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What has been worked out from a board, kept beside it so that it need not be worked out again. It
 * is no part of the board: neither of its JSON, nor of what makes it equal to another.
 *
 * <p>Two threads may both work something out: what they find is equal, and whole for whoever sees
 * it.
 */
public final class Memo {
  private @Nullable ImmutableList<Spot> spots;
  private @Nullable ImmutableList<ImmutableList<Spot>> spotsBySeat;
  private @Nullable ImmutableList<Source> sources;
  private @Nullable ImmutableList<Spot> leaders;
  private @Nullable Object known;
  private boolean settled;

  Memo() {}

  /** {@link Board#spots()}, if that has been asked for. */
  @Nullable ImmutableList<Spot> knownSpots() {
    return spots;
  }

  ImmutableList<Spot> spots(Board board) {
    ImmutableList<Spot> now = spots;
    if (now == null) {
      now = Spot.all(board);
      spots = now;
    }
    return now;
  }

  ImmutableList<ImmutableList<Spot>> spotsBySeat(Board board) {
    ImmutableList<ImmutableList<Spot>> now = spotsBySeat;
    if (now == null) {
      now = Spot.bySeat(board);
      spotsBySeat = now;
    }
    return now;
  }

  ImmutableList<Source> sources(Board board) {
    ImmutableList<Source> now = sources;
    if (now == null) {
      now = Source.all(board);
      sources = now;
    }
    return now;
  }

  ImmutableList<Spot> leaders(Board board) {
    ImmutableList<Spot> now = leaders;
    if (now == null) {
      now = Spot.leaders(board);
      leaders = now;
    }
    return now;
  }

  /** What {@code how} makes of {@code board}, whose memo this is; worked out the first time. */
  public <T> T get(Class<T> type, Board board, Function<Board, T> how) {
    Object now = known;
    if (now == null) {
      now = how.apply(board);
      known = now;
    }
    return type.cast(now);
  }

  /** Whether the state check has found that nothing is to be done. */
  public boolean settled() {
    return settled;
  }

  /** The state check has found that nothing is to be done. */
  public void settle() {
    settled = true;
  }
}

package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.Stat;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
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
  private @Nullable Layout mercenaries;
  private @Nullable Object known;
  private boolean settled;

  Memo() {}

  ImmutableList<Spot> spots(Board board) {
    ImmutableList<Spot> now = spots;
    if (now == null) {
      now = all(board, Layout::spots);
      spots = now;
    }
    return now;
  }

  /** Whether any of the sources changes that. */
  boolean changes(Board board, Stat stat) {
    long changed = board.mercenaries().isEmpty() ? 0 : mercenaries(board).changed();
    for (int i = 0; i < board.factions().size(); i++) {
      changed |= of(board, Seat.at(i)).changed();
    }
    return (changed & 1L << stat.ordinal()) != 0;
  }

  /** Seat by seat, then the mercenaries. */
  ImmutableList<Spot> all(Board board, Function<Layout, ImmutableList<Spot>> which) {
    ImmutableList<Spot> all = ImmutableList.of();
    for (int i = 0; i < board.factions().size(); i++) {
      all = Lists.plusAll(all, which.apply(of(board, Seat.at(i))));
    }
    return board.mercenaries().isEmpty()
        ? all
        : Lists.plusAll(all, which.apply(mercenaries(board)));
  }

  /** The cards of one faction. */
  static Layout of(Board board, Seat seat) {
    Faction faction = board.faction(seat);
    return faction.memo().layout(faction, seat, board.config().roster());
  }

  /** The mercenary row. */
  Layout mercenaries(Board board) {
    Layout now = mercenaries;
    if (now == null) {
      now = Layout.of(board.mercenaries(), board.config().roster());
      mercenaries = now;
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

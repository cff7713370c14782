package io.stardeck.b5.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.Constants;
import io.stardeck.b5.card.word.Lasting;
import io.stardeck.b5.config.Roster;
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
  private @Nullable Laid laid;
  private @Nullable ImmutableList<Spot> spots;
  private @Nullable Object known;
  private boolean settled;

  Memo() {}

  /**
   * How all cards in play lie.
   *
   * @param layouts of the factions in seat order, then of the mercenary row if a card lies there
   * @param leaders those of all
   * @param damaged those of all
   * @param changed what sources and modifiers change, as {@link Constants#changed}
   */
  private record Laid(
      ImmutableList<Layout> layouts,
      ImmutableList<Spot> leaders,
      ImmutableList<Spot> damaged,
      long changed) {
    static Laid of(Board board) {
      Roster roster = board.config().roster();
      ImmutableList.Builder<Layout> layouts =
          ImmutableList.builderWithExpectedSize(
              board.factions().size() + (board.mercenaries().isEmpty() ? 0 : 1));
      long changed = 0;
      for (int i = 0; i < board.factions().size(); i++) {
        Faction faction = board.factions().get(i);
        Layout layout = faction.memo().layout(faction, Seat.at(i), roster);
        layouts.add(layout);
        changed |= layout.changed();
      }
      if (!board.mercenaries().isEmpty()) {
        Layout row = Layout.of(board.mercenaries(), roster);
        layouts.add(row);
        changed |= row.changed();
      }
      for (int i = 0; i < board.modifiers().size(); i++) {
        changed |=
            board.modifiers().get(i).operation() instanceof Lasting lasting
                ? 1L << lasting.stat().ordinal()
                : 0;
      }
      ImmutableList<Layout> all = layouts.build();
      return new Laid(all, all(all, Layout::leaders), all(all, Layout::damaged), changed);
    }
  }

  private Laid laid(Board board) {
    Laid now = laid;
    if (now == null) {
      now = Laid.of(board);
      laid = now;
    }
    return now;
  }

  ImmutableList<Spot> spots(Board board) {
    ImmutableList<Spot> now = spots;
    if (now == null) {
      now = all(laid(board).layouts, Layout::spots);
      spots = now;
    }
    return now;
  }

  long changed(Board board) {
    return laid(board).changed;
  }

  ImmutableList<Spot> sources(Board board) {
    return all(laid(board).layouts, Layout::sources);
  }

  ImmutableList<Spot> leaders(Board board) {
    return laid(board).leaders;
  }

  ImmutableList<Spot> damaged(Board board) {
    return laid(board).damaged;
  }

  /** Seat by seat, then the mercenaries. */
  private static ImmutableList<Spot> all(
      ImmutableList<Layout> layouts, Function<Layout, ImmutableList<Spot>> which) {
    ImmutableList<Spot> all = ImmutableList.of();
    for (int i = 0; i < layouts.size(); i++) {
      all = Lists.plusAll(all, which.apply(layouts.get(i)));
    }
    return all;
  }

  /** The cards of the faction of that index; behind the last those of the mercenary row. */
  ImmutableList<Spot> spots(Board board, int index) {
    ImmutableList<Layout> layouts = laid(board).layouts;
    return index < layouts.size() ? layouts.get(index).spots() : ImmutableList.of();
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

package io.stardeck.fleetcaptains.laws;

import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.config.BoardPlan;
import io.stardeck.fleetcaptains.config.BoardShape;
import io.stardeck.fleetcaptains.config.Hex;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;

/** Legal boards of all kinds: the basic one, columns, and free shapes. */
final class Boards {
  private static final ImmutableList<ImmutableList<Integer>> COLUMNS =
      ImmutableList.of(
          ImmutableList.of(5, 4, 5),
          ImmutableList.of(6, 5, 6),
          ImmutableList.of(3, 4, 5, 4, 5, 4, 3),
          ImmutableList.of(6, 5, 6, 5, 6, 5, 6));
  private static final int LARGEST = 50;

  private Boards() {}

  /** One of them. */
  static BoardPlan any(Random random) {
    int kind = random.nextInt(COLUMNS.size() + 3);
    if (kind < COLUMNS.size()) {
      return new BoardPlan.Columns(COLUMNS.get(kind));
    }
    return kind == COLUMNS.size() ? new BoardPlan.Basic() : free(random);
  }

  /** The smallest board, with tiles more at its rim, and without some. */
  static BoardPlan free(Random random) {
    BoardShape base = BoardShape.of(new BoardPlan.Columns(COLUMNS.get(0)), 2);
    Set<Hex> tiles = new LinkedHashSet<>();
    for (int i = 0; i < base.tiles(); i++) {
      tiles.add(base.hex(i));
    }
    Hex federation = base.hex(base.tiles());
    Hex klingon = base.hex(base.tiles() + 1);
    BoardPlan plan = plan(tiles, federation, klingon);
    int tries = random.nextInt(120);
    for (int i = 0; i < tries; i++) {
      Hex hex = new Hex(random.nextInt(11) - 5, random.nextInt(13) - 6);
      boolean added = tiles.add(hex);
      if (!added) {
        tiles.remove(hex);
      }
      BoardPlan next = plan(tiles, federation, klingon);
      if (tiles.size() <= LARGEST && BoardShape.violations(next, 2).isEmpty()) {
        plan = next;
      } else if (added) {
        tiles.remove(hex);
      } else {
        tiles.add(hex);
      }
    }
    return plan;
  }

  private static BoardPlan plan(Set<Hex> tiles, Hex federation, Hex klingon) {
    return new BoardPlan.Hexes(ImmutableList.copyOf(tiles), ImmutableList.of(federation, klingon));
  }
}

package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;

/**
 * How a player has arranged their ships, before it is shown (BF-SET-16, 20).
 *
 * @param screen the Screen, from left to right
 * @param main the Main Body
 * @param reserve the Reserve
 */
public record Rows(
    ImmutableList<ShipId> screen, ImmutableList<ShipId> main, ImmutableList<ShipId> reserve) {
  /** No ship placed. */
  public static final Rows NONE =
      new Rows(ImmutableList.of(), ImmutableList.of(), ImmutableList.of());

  /** The ships placed in that row. */
  public ImmutableList<ShipId> row(Row row) {
    return switch (row) {
      case SCREEN -> screen;
      case MAIN -> main;
      case RESERVE -> reserve;
    };
  }

  /** These rows with {@code ship} at the right end of {@code row}. */
  public Rows with(ShipId ship, Row row) {
    ImmutableList<ShipId> longer =
        ImmutableList.<ShipId>builder().addAll(row(row)).add(ship).build();
    return switch (row) {
      case SCREEN -> new Rows(longer, main, reserve);
      case MAIN -> new Rows(screen, longer, reserve);
      case RESERVE -> new Rows(screen, main, longer);
    };
  }

  /** Whether {@code ship} is placed. */
  public boolean contains(ShipId ship) {
    return screen.contains(ship) || main.contains(ship) || reserve.contains(ship);
  }

  /** The number of ships placed. */
  public int size() {
    return screen.size() + main.size() + reserve.size();
  }
}

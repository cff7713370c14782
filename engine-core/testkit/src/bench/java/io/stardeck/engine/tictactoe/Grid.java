package io.stardeck.engine.tictactoe;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;

/**
 * Tic-tac-toe as somebody would write it for itself alone: one immutable value, no seats, no rules
 * by name, no checks, no events.
 */
@Value.Immutable
abstract class Grid {
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  /** Nine cells, row by row, each 1, 2 or a dot. */
  abstract String cells();

  static Grid empty() {
    return ImmutableGrid.builder().cells(".........").build();
  }

  int mover() {
    return CharMatcher.is('.').countIn(cells()) % 2 == 1 ? 1 : 2;
  }

  boolean over() {
    return hasLine('1') || hasLine('2') || cells().indexOf('.') < 0;
  }

  /** The empty cells, none if the game is over. */
  ImmutableList<Integer> legal() {
    if (over()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Integer> empty = ImmutableList.builder();
    for (int cell = 0; cell < 9; cell++) {
      if (cells().charAt(cell) == '.') {
        empty.add(cell);
      }
    }
    return empty.build();
  }

  Grid mark(int cell) {
    StringBuilder next = new StringBuilder(cells());
    next.setCharAt(cell, (char) ('0' + mover()));
    return ImmutableGrid.builder().cells(next.toString()).build();
  }

  private boolean hasLine(char own) {
    String c = cells();
    for (int[] at : LINES) {
      if (c.charAt(at[0]) == own && c.charAt(at[1]) == own && c.charAt(at[2]) == own) {
        return true;
      }
    }
    return false;
  }
}

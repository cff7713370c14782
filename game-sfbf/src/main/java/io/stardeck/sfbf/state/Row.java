package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;

/**
 * The three rows of a formation (BF-SET-16); in the basic game all ships are in the Screen
 * (BF-FRM-26).
 */
public enum Row {
  /** In front: no restriction. */
  SCREEN,
  /** Behind it: out of the short range (BF-FRM-21, 22). */
  MAIN,
  /** Out of the fight (BF-FRM-24). */
  RESERVE;

  /** All rows, from the front to the back; {@link #values} makes a new array each time. */
  public static final ImmutableList<Row> ALL = ImmutableList.copyOf(values());
}

package io.stardeck.sfbf.config;

/** What a PF flotilla adds to its two dice ({@code BF-PFF-10}, {@code BF-D-13}). */
public enum PfStrength {
  /** 12 less the fire that it took. */
  POINTS,
  /** The craft left: 6 less one for each full 2 of fire. */
  CRAFT;

  /**
   * The strength of the flotilla.
   *
   * @param fire the points that it took, 0 to 11; from 12 on it is destroyed
   */
  public int after(int fire) {
    return this == POINTS ? 12 - fire : 6 - fire / 2;
  }
}

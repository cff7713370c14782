package io.stardeck.stccg.card.fact;

import com.google.common.collect.ImmutableList;

/** Whom a card serves ({@code ST-CMP-13}). */
public enum Affiliation {
  /** The Federation. */
  FEDERATION,
  /** The Klingons. */
  KLINGON,
  /** The Romulans. */
  ROMULAN,
  /** Nobody: it goes with any of them. */
  NEUTRAL;

  /** The three that do not mix without a treaty. */
  public static final ImmutableList<Affiliation> MAJOR =
      ImmutableList.of(FEDERATION, KLINGON, ROMULAN);

  /** Whether it is one of the three that do not mix without a treaty. */
  public boolean major() {
    return this != NEUTRAL;
  }
}

package io.stardeck.b5.card.fact;

import com.google.common.collect.ImmutableList;

/** To whom a card is loyal, or reserved. */
public enum Race {
  HUMAN,
  MINBARI,
  NARN,
  CENTAURI,
  /** Loyal to no race. */
  NEUTRAL;

  /** Those that a faction can have, in the order in which ties between them are broken. */
  public static final ImmutableList<Race> FACTIONS =
      ImmutableList.of(HUMAN, MINBARI, NARN, CENTAURI);
}

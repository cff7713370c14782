package io.stardeck.deckbuilder.card.fact;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** The stats of a Starship; all but {@link #DEFENSE} stand in the stat bars of cards, too. */
public enum Stat {
  /** Who deals damage first, and the first half of Diplomacy. */
  SPEED,
  /** The damage that is dealt. */
  ATTACK,
  /** The second half of Diplomacy. */
  DIPLOMACY,
  /** The damage that defeats the ship. */
  DEFENSE,
  /** The damage that is prevented in each turn. */
  SHIELDS;

  private static final ImmutableList<Stat> ALL = ImmutableList.copyOf(values());

  /** All stats, in order. */
  public static ImmutableList<Stat> all() {
    return ALL;
  }

  @JsonValue
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

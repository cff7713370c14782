package io.stardeck.deckbuilder.card.word;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a player may do with a card.
 *
 * @param zone where the card has to be
 * @param window when it may be used
 * @param usesPerTurn how often in a turn, 1 or more; once if it is not told
 * @param cost what has to be paid
 * @param condition what has to hold, of its player
 * @param effects what is carried out
 */
public record Ability(
    AbilityZone zone,
    ImmutableSet<Window> window,
    OptionalInt usesPerTurn,
    Optional<ImmutableList<Price>> cost,
    Optional<Condition> condition,
    ImmutableList<Effect> effects) {
  /** How often it may be used in a turn. */
  public int uses() {
    return usesPerTurn.orElse(1);
  }
}

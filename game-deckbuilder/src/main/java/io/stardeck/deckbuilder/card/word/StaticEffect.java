package io.stardeck.deckbuilder.card.word;

import java.util.Optional;

/**
 * What a card does as long as it is somewhere.
 *
 * @param zone where it has to be
 * @param scope when it works; ALWAYS if it is not told
 * @param condition what has to hold, of its player; may not ask for totals of stats
 * @param modifier what it changes
 */
public record StaticEffect(
    AbilityZone zone, Optional<Scope> scope, Optional<Condition> condition, Modifier modifier) {}

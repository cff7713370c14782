package io.stardeck.deckbuilder.card.word;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a card does when something happens, for its player and on their own doings.
 *
 * @param zone where the card has to be
 * @param on what it waits for
 * @param subject what the card that was played, gained, trashed, discarded or won is like; any if
 *     it is not told
 * @param condition what has to hold, of its player
 * @param effects what is carried out
 */
public record Trigger(
    AbilityZone zone,
    When on,
    Optional<Selector> subject,
    Optional<Condition> condition,
    ImmutableList<Effect> effects) {}

package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * A battle ended.
 *
 * @param seats the combatants
 */
@JsonTypeName("battle-ended")
public record BattleEnded(ImmutableList<Seat> seats) implements DeckbuilderEvent {}

package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * A battle began.
 *
 * @param seats the combatants
 */
@JsonTypeName("battle-started")
public record BattleStarted(ImmutableList<Seat> seats) implements DeckbuilderEvent {}

package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.engine.Seat;

/**
 * A stat was changed for a time.
 *
 * @param seat who
 * @param stat which
 * @param amount by how much
 */
@JsonTypeName("bonus-gained")
public record BonusGained(Seat seat, Stat stat, int amount) implements DeckbuilderEvent {}

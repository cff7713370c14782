package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;

/**
 * Damage was assigned.
 *
 * @param from the Starship that deals it
 * @param to the Starship that takes it
 * @param amount how much
 */
@JsonTypeName("damage-assigned")
public record DamageAssigned(CardId from, CardId to, int amount) implements DeckbuilderEvent {}

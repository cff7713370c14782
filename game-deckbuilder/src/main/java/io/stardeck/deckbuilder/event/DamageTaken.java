package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;

/**
 * Damage was put on a Starship.
 *
 * @param ship which
 * @param amount how much
 * @param total what lies on it now
 */
@JsonTypeName("damage-taken")
public record DamageTaken(CardId ship, int amount, int total) implements DeckbuilderEvent {}

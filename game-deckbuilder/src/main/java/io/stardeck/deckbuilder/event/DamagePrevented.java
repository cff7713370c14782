package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.card.CardId;

/**
 * Damage was prevented.
 *
 * @param ship on which Starship
 * @param amount how much
 */
@JsonTypeName("damage-prevented")
public record DamagePrevented(CardId ship, int amount) implements DeckbuilderEvent {}

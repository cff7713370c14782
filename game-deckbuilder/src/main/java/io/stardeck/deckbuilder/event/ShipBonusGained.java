package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.engine.card.CardId;

/**
 * A stat of the encountered Starship was changed for a time.
 *
 * @param ship the Starship
 * @param stat which
 * @param amount by how much
 */
@JsonTypeName("ship-bonus-gained")
public record ShipBonusGained(CardId ship, Stat stat, int amount) implements DeckbuilderEvent {}

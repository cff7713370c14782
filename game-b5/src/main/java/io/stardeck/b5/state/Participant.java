package io.stardeck.b5.state;

import io.stardeck.b5.card.fact.Ability;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card that takes part in a conflict.
 *
 * @param card which card
 * @param faction whose it is, or who directed it
 * @param role how it joined
 * @param ability with what
 */
public record Participant(CardId card, Seat faction, Role role, Ability ability) {}

package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * An ability that was used.
 *
 * @param turn the number of the turn
 */
public record Spent(Seat player, CardId card, int ability, int turn) {}

package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Until;

/**
 * Something that a card brought about and that holds for a time ({@code FC-D-89}).
 *
 * @param player whose card it is
 * @param ship the ship that it holds for
 * @param space where that ship was
 */
public record Imposed(
    Standing standing, Until until, Seat player, CardId source, CardId ship, int space) {}

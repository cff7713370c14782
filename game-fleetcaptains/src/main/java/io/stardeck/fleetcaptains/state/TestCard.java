package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.card.CardId;

/** A card that was played in a test, and with which face. */
public record TestCard(CardId card, int face) {}

package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * Something in a score area ({@code FC-ORD-06}).
 *
 * @param card the mission or encounter; empty for a token
 */
public record Scored(ScoreKind kind, Optional<CardId> card, int vp) {}

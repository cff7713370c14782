package io.stardeck.fleetcaptains.card.word;

import java.util.Optional;

/**
 * One maneuver of a course ({@code FC-D-75}).
 *
 * @param cost what it costs at least
 * @param at where it ends
 */
public record Leg(Optional<Integer> cost, Optional<TileFilter> at) {}

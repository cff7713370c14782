package io.stardeck.stccg.event;

import io.stardeck.engine.Seat;

/**
 * A card that is won for keeps ({@code ST-SPC-11}).
 *
 * @param from whose deck it is from
 * @param def its definition
 */
public record Stake(Seat from, String def) {}

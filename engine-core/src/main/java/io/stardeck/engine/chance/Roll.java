package io.stardeck.engine.chance;

/**
 * A number drawn, and the generator to draw from next.
 *
 * @param value the number
 * @param next the generator after the draw
 */
public record Roll(int value, Chance next) {}

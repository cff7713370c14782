package io.stardeck.engine.chance;

/**
 * What a draw gave, and the generator to draw from next.
 *
 * @param value what was drawn
 * @param next the generator after the draw
 */
public record Drawn<T>(T value, Chance next) {}

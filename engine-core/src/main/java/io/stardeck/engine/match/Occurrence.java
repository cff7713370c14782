package io.stardeck.engine.match;

/**
 * How often something came up in a simulation.
 *
 * @param times in all games together
 * @param games the games in which it came up at least once
 */
public record Occurrence(long times, long games) {}

package io.stardeck.engine.match;

/**
 * How one player fared in a simulation.
 *
 * @param name the name of the bot
 * @param wins how often the player won, over all seats that they sat on
 * @param meanScore the mean of the scores that the game gave
 */
public record PlayerResult(String name, WinShare wins, double meanScore) {}

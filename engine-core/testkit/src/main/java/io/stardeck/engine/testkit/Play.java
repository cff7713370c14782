package io.stardeck.engine.testkit;

import java.util.List;

/**
 * The beginning of a game: all that is random in it from one seed, and which of the legal actions
 * was taken each time. Small numbers are simple plays, so that what fails can be shrunk.
 *
 * @param seed for the configuration and for the game's own generator
 * @param choices for each decision a number, taken modulo the number of legal actions
 */
public record Play(long seed, List<Integer> choices) {}

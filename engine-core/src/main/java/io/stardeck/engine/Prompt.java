package io.stardeck.engine;

import com.google.common.collect.ImmutableList;

/**
 * What the game waits for, as one seat sees it.
 *
 * @param deciders who may act, in seat order; empty when the game is over
 * @param phase the phase or window, by its logical name, such as {@code repair}
 * @param text one sentence for the terminal
 */
public record Prompt(ImmutableList<Seat> deciders, String phase, String text) {}

package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * The duel of the tied players (BF-WIN-08).
 *
 * @param duellists who fights, in turn order
 * @param scores the final scores of all seats, which the duel does not change
 * @param lastTurn the last game turn of the duel
 */
public record Duel(ImmutableList<Seat> duellists, ImmutableList<Integer> scores, int lastTurn) {}

package io.stardeck.engine;

import com.google.common.collect.ImmutableList;

/**
 * How a game ended.
 *
 * @param winners who won, in seat order; several share the win; empty if nobody at the table won
 * @param scores one for each seat, in seat order
 * @param rule the rule that ended the game
 */
public record Outcome(ImmutableList<Seat> winners, ImmutableList<Integer> scores, RuleId rule) {}

package io.stardeck.b5.card.word;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a conflict brings to those in it when it is decided.
 *
 * @param margin only if it is decided by at least that much
 * @param operations what happens
 */
public record Outcome(Optional<Integer> margin, ImmutableList<Operation> operations) {}

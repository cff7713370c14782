package io.stardeck.fleetcaptains.card.word;

import com.google.common.collect.ImmutableSet;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import java.util.Optional;

/**
 * Which tests a face may be played in; what is empty does not matter.
 *
 * @param role the part of who plays it
 */
public record TestFilter(
    ImmutableSet<TestKind> kinds, ImmutableSet<ShipSystem> systems, Optional<TestRole> role) {}

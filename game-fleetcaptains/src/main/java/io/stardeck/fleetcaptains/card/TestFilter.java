package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * Which tests a face may be played in; what is empty does not matter.
 *
 * @param role the part of who plays it
 */
public record TestFilter(
    ImmutableSet<TestKind> kinds, ImmutableSet<ShipSystem> systems, Optional<TestRole> role) {}

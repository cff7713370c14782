package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A PF flotilla was shot down, or found no target (BF-PFF-08).
 *
 * @param seat whose
 */
@JsonTypeName("flotilla-destroyed")
public record FlotillaDestroyed(Seat seat) implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * All ships of a Main Body moved to the empty Screen (BF-FRM-17).
 *
 * @param seat whose
 */
@JsonTypeName("forced-advance")
public record ForcedAdvance(Seat seat) implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A die was rolled (BF-FTR-15, BF-PFF-10, BF-MUT-03, BF-OPT-21).
 *
 * @param seat for whom
 * @param face 1 to 6
 */
@JsonTypeName("die-rolled")
public record DieRolled(Seat seat, int face) implements BattleForceEvent {}

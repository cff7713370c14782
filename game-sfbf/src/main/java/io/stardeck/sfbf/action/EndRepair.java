package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends phase 2.
 *
 * @param actor who decides
 */
@JsonTypeName("end-repair")
public record EndRepair(Seat actor) implements BattleForceAction {}

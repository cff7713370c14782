package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends a formation change.
 *
 * @param actor who decides
 */
@JsonTypeName("end-formation")
public record EndFormation(Seat actor) implements BattleForceAction {}

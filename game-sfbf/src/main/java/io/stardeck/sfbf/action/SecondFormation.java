package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Begins a second formation change instead of an attack (BF-ATK-08).
 *
 * @param actor who decides
 */
@JsonTypeName("second-formation")
public record SecondFormation(Seat actor) implements BattleForceAction {}

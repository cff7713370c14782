package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends the fire at fighters.
 *
 * @param actor who decides
 */
@JsonTypeName("pass-fire")
public record PassFire(Seat actor) implements BattleForceAction {}

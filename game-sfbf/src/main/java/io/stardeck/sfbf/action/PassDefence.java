package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends the defence (BF-DEF-01, 02).
 *
 * @param actor who decides
 */
@JsonTypeName("pass-defence")
public record PassDefence(Seat actor) implements BattleForceAction {}

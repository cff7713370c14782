package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Does nothing, or nothing more, in phase 4 (BF-ATK-01).
 *
 * @param actor who decides
 */
@JsonTypeName("pass-attack")
public record PassAttack(Seat actor) implements BattleForceAction {}

package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Lets the mutiny's die be rolled.
 *
 * @param actor who decides
 */
@JsonTypeName("pass-mutiny")
public record PassMutiny(Seat actor) implements BattleForceAction {}

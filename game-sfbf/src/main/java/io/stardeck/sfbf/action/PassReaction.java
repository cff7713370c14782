package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Lets the defence stand.
 *
 * @param actor who decides
 */
@JsonTypeName("pass-reaction")
public record PassReaction(Seat actor) implements BattleForceAction {}

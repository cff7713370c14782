package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends the interception of this player.
 *
 * @param actor who decides
 */
@JsonTypeName("pass-intercept")
public record PassIntercept(Seat actor) implements BattleForceAction {}

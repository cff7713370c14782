package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Ends the player turn (BF-TRN-06).
 *
 * @param actor who decides
 */
@JsonTypeName("end-turn")
public record EndTurn(Seat actor) implements BattleForceAction {}

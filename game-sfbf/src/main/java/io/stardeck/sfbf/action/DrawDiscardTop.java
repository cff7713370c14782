package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Takes the top of the discard pile instead of a draw (BF-OPT-10).
 *
 * @param actor who decides
 */
@JsonTypeName("draw-discard-top")
public record DrawDiscardTop(Seat actor) implements BattleForceAction {}

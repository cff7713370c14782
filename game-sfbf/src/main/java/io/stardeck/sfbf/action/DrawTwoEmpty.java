package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Draws two cards because the hand is empty (BF-RSV-06).
 *
 * @param actor who decides
 */
@JsonTypeName("draw-two-empty")
public record DrawTwoEmpty(Seat actor) implements BattleForceAction {}

package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Draws a card from the Starbase (BF-DRW-01).
 *
 * @param actor who decides
 */
@JsonTypeName("draw-starbase")
public record DrawStarbase(Seat actor) implements BattleForceAction {}

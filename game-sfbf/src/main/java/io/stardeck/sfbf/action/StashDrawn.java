package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Puts the card just drawn into the reserve (BF-DRW-05).
 *
 * @param actor who decides
 */
@JsonTypeName("stash-drawn")
public record StashDrawn(Seat actor) implements BattleForceAction {}

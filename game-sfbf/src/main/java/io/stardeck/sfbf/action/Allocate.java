package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.BoxType;

/**
 * Lays one damage on a box (BF-DMG-05).
 *
 * @param actor who decides
 * @param box the type of box
 */
@JsonTypeName("allocate")
public record Allocate(Seat actor, BoxType box) implements BattleForceAction {}

package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.BoxType;

/**
 * Takes a token off a box, for Damage Control (BF-REP-04).
 *
 * @param actor who decides
 * @param box the type of box
 */
@JsonTypeName("repair-box")
public record RepairBox(Seat actor, BoxType box) implements BattleForceAction {}

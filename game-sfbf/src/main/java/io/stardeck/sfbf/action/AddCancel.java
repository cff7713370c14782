package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Adds a Scatterpack to a drone fired in this defence (BF-DEF-24).
 *
 * @param actor who decides
 * @param card the Scatterpack
 * @param drone the drone fired
 * @param aim the attack card of which one unit more is cancelled
 */
@JsonTypeName("add-cancel")
public record AddCancel(Seat actor, CardId card, CardId drone, CardId aim)
    implements BattleForceAction {}

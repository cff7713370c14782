package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Adds a Prime Team for +1 (BF-PRT-01).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("add-plus-one")
public record AddPlusOne(Seat actor, CardId card) implements BattleForceAction {}

package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Adds a doubling card to a weapon card of the draft (BF-SUP-09).
 *
 * @param actor who decides
 * @param card the doubling card
 * @param weapon the weapon card
 */
@JsonTypeName("add-support")
public record AddSupport(Seat actor, CardId card, CardId weapon) implements BattleForceAction {}

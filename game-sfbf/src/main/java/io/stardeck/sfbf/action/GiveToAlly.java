package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Puts one hand card into an ally's reserve in phase 5 (BF-OPT-13).
 *
 * @param actor who decides
 * @param card the card
 * @param ally the ally
 */
@JsonTypeName("give-to-ally")
public record GiveToAlly(Seat actor, CardId card, Seat ally) implements BattleForceAction {}

package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Adds a Scatterpack or Legendary Gunner to a card fired in this window (BF-FTR-11, 13).
 *
 * @param actor who decides
 * @param card the doubling card
 * @param weapon the weapon card fired
 */
@JsonTypeName("support-fire")
public record SupportFire(Seat actor, CardId card, CardId weapon) implements BattleForceAction {}

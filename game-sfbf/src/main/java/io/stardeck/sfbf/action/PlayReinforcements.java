package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Draws a ship into the fleet (BF-FRM-01).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("play-reinforcements")
public record PlayReinforcements(Seat actor, CardId card) implements BattleForceAction {}

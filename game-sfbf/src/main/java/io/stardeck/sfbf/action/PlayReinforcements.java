package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.CardId;
import io.stardeck.engine.Seat;

/**
 * Draws a ship into the fleet (BF-FRM-01).
 *
 * @param actor who decides
 * @param card the card
 */
@JsonTypeName("play-reinforcements")
public record PlayReinforcements(Seat actor, CardId card) implements BattleForceAction {}

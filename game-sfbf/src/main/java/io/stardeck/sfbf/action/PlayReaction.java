package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * Answers the defence just played (BF-RCT-01).
 *
 * @param actor who decides
 * @param card the card
 * @param mode whether it cancels the defence or adds 1 to the damage
 */
@JsonTypeName("play-reaction")
public record PlayReaction(Seat actor, CardId card, ReactionMode mode)
    implements BattleForceAction {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.state.Effect;

/**
 * A standing effect was cancelled as the attack was committed (BF-RCT-08).
 *
 * @param seat the attacker
 * @param card the card
 * @param effect what it cancelled
 */
@JsonTypeName("counter-played")
public record CounterPlayed(Seat seat, CardId card, Effect effect) implements BattleForceEvent {}

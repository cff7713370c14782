package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A defence was answered (BF-RCT-01).
 *
 * @param seat the attacker
 * @param card the card
 * @param defence the defence answered; none where it is the defence as a whole
 * @param cancels whether it cancels the defence
 */
@JsonTypeName("reaction-played")
public record ReactionPlayed(Seat seat, CardId card, Optional<CardId> defence, boolean cancels)
    implements BattleForceEvent {}

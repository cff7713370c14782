package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A defence card was played (BF-DEF-02).
 *
 * @param seat the defender
 * @param card the card
 * @param aim the attack card it works on, if it works on one
 */
@JsonTypeName("defence-played")
public record DefencePlayed(Seat seat, CardId card, Optional<CardId> aim)
    implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card went to the discard pile (BF-INF-02).
 *
 * @param seat who discarded it
 * @param card the card
 */
@JsonTypeName("card-discarded")
public record CardDiscarded(Seat seat, CardId card) implements BattleForceEvent {}

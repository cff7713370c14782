package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A player was assimilated.
 *
 * @param seat who
 * @param cards all their cards, by number; they are out of the game
 */
@JsonTypeName("player-assimilated")
public record PlayerAssimilated(Seat seat, ImmutableList<CardId> cards)
    implements DeckbuilderEvent {}

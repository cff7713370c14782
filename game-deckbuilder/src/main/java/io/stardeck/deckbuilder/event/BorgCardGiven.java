package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A Borg card was given to a player.
 *
 * @param seat who
 * @param card the card
 * @param to where it went
 */
@JsonTypeName("borg-card-given")
public record BorgCardGiven(Seat seat, CardId card, Destination to) implements DeckbuilderEvent {}

package io.stardeck.deckbuilder.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A card was moved by an effect, or goes by the rules where no other event tells it: under the
 * space deck, out of the game, from its slot, or to a Points Area.
 *
 * @param seat whose card it is, or who has met it
 * @param card the card; none to those who do not see it
 * @param to where it went
 */
@JsonTypeName("card-moved")
public record CardMoved(Seat seat, Optional<CardId> card, Destination to)
    implements DeckbuilderEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A card came to a hand..
 *
 * @param seat whose hand
 * @param source where from
 * @param card the card, for those who see it
 */
@JsonTypeName("card-drawn")
public record CardDrawn(Seat seat, Source source, Optional<CardId> card)
    implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card came to a hand; for those who may see it.
 *
 * @param seat whose hand
 * @param source where from
 * @param card the card
 */
@JsonTypeName("card-drawn")
public record CardDrawn(Seat seat, Source source, CardId card) implements BattleForceEvent {}

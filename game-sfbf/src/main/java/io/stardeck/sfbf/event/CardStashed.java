package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * A card went to the reserve action cards; for those who may see it (BF-SET-04).
 *
 * @param seat whose reserve
 * @param card the card
 */
@JsonTypeName("card-stashed")
public record CardStashed(Seat seat, CardId card) implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A card went to the reserve action cards (BF-SET-04).
 *
 * @param seat whose reserve
 * @param card the card, for those who see it
 */
@JsonTypeName("card-stashed")
public record CardStashed(Seat seat, Optional<CardId> card) implements BattleForceEvent {}

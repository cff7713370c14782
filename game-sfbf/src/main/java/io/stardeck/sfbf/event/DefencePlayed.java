package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.CardId;

/**
 * A defence card was played (BF-DEF-02).
 *
 * @param seat the defender
 * @param card the card
 */
@JsonTypeName("defence-played")
public record DefencePlayed(Seat seat, CardId card) implements BattleForceEvent {}

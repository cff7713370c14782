package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player turn began (BF-TRN-01).
 *
 * @param seat the active player
 * @param gameTurn the game turn
 */
@JsonTypeName("turn-began")
public record TurnBegan(Seat seat, int gameTurn) implements BattleForceEvent {}

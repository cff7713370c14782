package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player turn ended (BF-TRN-06).
 *
 * @param seat the active player
 */
@JsonTypeName("turn-ended")
public record TurnEnded(Seat seat) implements BattleForceEvent {}

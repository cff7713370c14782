package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player without ships got one (BF-OUT-03).
 *
 * @param seat who
 */
@JsonTypeName("player-back")
public record PlayerBack(Seat seat) implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player lost their last ship (BF-OUT-01).
 *
 * @param seat who
 */
@JsonTypeName("player-out")
public record PlayerOut(Seat seat) implements BattleForceEvent {}

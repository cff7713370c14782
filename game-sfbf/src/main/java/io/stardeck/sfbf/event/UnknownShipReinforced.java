package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * Reinforcements brought a ship face down; for those who may not see it (BF-INF-07).
 *
 * @param seat whose fleet
 */
@JsonTypeName("unknown-ship-reinforced")
public record UnknownShipReinforced(Seat seat) implements BattleForceEvent {}

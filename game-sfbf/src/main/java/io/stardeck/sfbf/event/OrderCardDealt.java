package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player order card was dealt; for its holder alone (BF-OPT-30).
 *
 * @param seat the holder
 * @param number the number on it, from 1 on
 */
@JsonTypeName("order-card-dealt")
public record OrderCardDealt(Seat seat, int number) implements BattleForceEvent {}

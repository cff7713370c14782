package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A number was called, and its holder showed their order card (BF-OPT-31).
 *
 * @param number the number, from 1 on
 * @param holder who takes their turn now; the spectator if nobody holds the number
 */
@JsonTypeName("order-number-called")
public record OrderNumberCalled(int number, Seat holder) implements BattleForceEvent {}

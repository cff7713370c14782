package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player changes the formation again instead of attacking (BF-ATK-08).
 *
 * @param seat who
 */
@JsonTypeName("second-formation-began")
public record SecondFormationBegan(Seat seat) implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player does nothing, or nothing more, where something could be done.
 *
 * @param seat who
 */
@JsonTypeName("passed")
public record Passed(Seat seat) implements BattleForceEvent {}

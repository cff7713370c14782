package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * All players have chosen their fleets; this is how many ships one of them has (BF-SET-12,
 * BF-OPT-20).
 *
 * @param seat who
 * @param ships the number of ships of their fleet
 */
@JsonTypeName("fleet-chosen")
public record FleetChosen(Seat seat, int ships) implements BattleForceEvent {}

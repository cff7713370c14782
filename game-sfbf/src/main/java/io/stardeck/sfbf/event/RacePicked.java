package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.Race;

/**
 * A player has their race, picked or agreed (BF-OPT-20).
 *
 * @param seat who
 * @param race the race
 */
@JsonTypeName("race-picked")
public record RacePicked(Seat seat, Race race) implements BattleForceEvent {}

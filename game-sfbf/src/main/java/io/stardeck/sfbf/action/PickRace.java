package io.stardeck.sfbf.action;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.Race;

/**
 * Picks a race (BF-OPT-20 to 23).
 *
 * @param actor who decides
 * @param race the race
 */
@JsonTypeName("pick-race")
public record PickRace(Seat actor, Race race) implements BattleForceAction {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Outcome;

/**
 * The game is over (BF-WIN-01).
 *
 * @param outcome how it ended
 */
@JsonTypeName("game-ended")
public record GameEnded(Outcome outcome) implements BattleForceEvent {}

package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A card went to the reserve action cards; for those who may not see it.
 *
 * @param seat whose reserve
 */
@JsonTypeName("unknown-card-stashed")
public record UnknownCardStashed(Seat seat) implements BattleForceEvent {}

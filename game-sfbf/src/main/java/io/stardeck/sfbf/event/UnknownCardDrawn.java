package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A card came to a hand; for those who may not see it.
 *
 * @param seat whose hand
 * @param source where from
 */
@JsonTypeName("unknown-card-drawn")
public record UnknownCardDrawn(Seat seat, Source source) implements BattleForceEvent {}

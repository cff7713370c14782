package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;

/**
 * A player exchanges hand cards instead of attacking (BF-ATK-06).
 *
 * @param seat who
 * @param cards how many, 1 or more
 */
@JsonTypeName("cards-redrawn")
public record CardsRedrawn(Seat seat, int cards) implements BattleForceEvent {}

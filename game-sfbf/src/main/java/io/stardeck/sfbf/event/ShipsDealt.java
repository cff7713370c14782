package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * Ships were dealt: after a draft, for their owner alone (BF-OPT-02, 03); all of a race, for
 * everybody (BF-OPT-20).
 *
 * @param seat the owner
 * @param ships the ships
 */
@JsonTypeName("ships-dealt")
public record ShipsDealt(Seat seat, ImmutableList<ShipId> ships) implements BattleForceEvent {}

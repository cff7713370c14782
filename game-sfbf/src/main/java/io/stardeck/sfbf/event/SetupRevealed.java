package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.ShipId;

/**
 * A player's formation was shown (BF-SET-20).
 *
 * @param seat whose
 * @param screen the Screen
 * @param main the Main Body
 * @param reserve the number of ships in the Reserve
 */
@JsonTypeName("setup-revealed")
public record SetupRevealed(
    Seat seat, ImmutableList<ShipId> screen, ImmutableList<ShipId> main, int reserve)
    implements BattleForceEvent {}

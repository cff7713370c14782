package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.Race;
import io.stardeck.sfbf.state.ShipId;

/** Fleets are chosen, and who begins. */
public sealed interface SetupEvent extends BattleForceEvent {
  /**
   * A player has their race, picked or agreed (BF-OPT-20).
   *
   * @param seat who
   * @param race the race
   */
  @JsonTypeName("race-picked")
  record RacePicked(Seat seat, Race race) implements SetupEvent {}

  /**
   * A player took a ship of the open pool (BF-OPT-01).
   *
   * @param seat who
   * @param ship the ship
   */
  @JsonTypeName("ship-drafted")
  record ShipDrafted(Seat seat, ShipId ship) implements SetupEvent {}

  /**
   * Ships were dealt: after a draft, for their owner alone (BF-OPT-02, 03); all of a race, for
   * everybody (BF-OPT-20).
   *
   * @param seat the owner
   * @param ships the ships
   */
  @JsonTypeName("ships-dealt")
  record ShipsDealt(Seat seat, ImmutableList<ShipId> ships) implements SetupEvent {}

  /**
   * All players have chosen their fleets; this is how many ships one of them has (BF-SET-12,
   * BF-OPT-20).
   *
   * @param seat who
   * @param ships the number of ships of their fleet
   */
  @JsonTypeName("fleet-chosen")
  record FleetChosen(Seat seat, int ships) implements SetupEvent {}

  /**
   * A player's formation was shown (BF-SET-20).
   *
   * @param seat whose
   * @param screen the Screen
   * @param main the Main Body
   * @param reserve the number of ships in the Reserve
   */
  @JsonTypeName("setup-revealed")
  record SetupRevealed(
      Seat seat, ImmutableList<ShipId> screen, ImmutableList<ShipId> main, int reserve)
      implements SetupEvent {}

  /**
   * A player order card was dealt; for its holder alone (BF-OPT-30).
   *
   * @param seat the holder
   * @param number the number on it, from 1 on
   */
  @JsonTypeName("order-card-dealt")
  record OrderCardDealt(Seat seat, int number) implements SetupEvent {}

  /**
   * A number was called, and its holder showed their order card (BF-OPT-31).
   *
   * @param number the number, from 1 on
   * @param holder who takes their turn now; the spectator if nobody holds the number
   */
  @JsonTypeName("order-number-called")
  record OrderNumberCalled(int number, Seat holder) implements SetupEvent {}
}

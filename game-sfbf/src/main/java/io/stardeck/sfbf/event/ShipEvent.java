package io.stardeck.sfbf.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.ShipId;
import java.util.Optional;

/** What happens to ships, their boxes and devices. */
public sealed interface ShipEvent extends BattleForceEvent {
  /**
   * Damage came off a ship (BF-REP).
   *
   * @param seat its owner
   * @param ship the ship
   * @param points how much
   */
  @JsonTypeName("ship-repaired")
  record ShipRepaired(Seat seat, ShipId ship, int points) implements ShipEvent {}

  /**
   * Reinforcements brought a ship (BF-FRM-01).
   *
   * @param seat whose fleet
   * @param ship the ship, for those who see it
   */
  @JsonTypeName("ship-reinforced")
  record ShipReinforced(Seat seat, Optional<ShipId> ship) implements ShipEvent {}

  /**
   * A ship changed its row (BF-FRM-06, 19).
   *
   * @param seat its owner
   * @param ship the ship
   * @param from where from
   * @param to where to
   */
  @JsonTypeName("ship-moved")
  record ShipMoved(Seat seat, ShipId ship, Row from, Row to) implements ShipEvent {}

  /**
   * All ships of a Main Body moved to the empty Screen (BF-FRM-17).
   *
   * @param seat whose
   */
  @JsonTypeName("forced-advance")
  record ForcedAdvance(Seat seat) implements ShipEvent {}

  /**
   * A cloak or web was switched on (BF-CLK-01, BF-WEB-01).
   *
   * @param seat its owner
   * @param ship the ship
   */
  @JsonTypeName("device-on")
  record DeviceOn(Seat seat, ShipId ship) implements ShipEvent {}

  /**
   * A cloak or web was switched off.
   *
   * @param seat its owner
   * @param ship the ship
   */
  @JsonTypeName("device-off")
  record DeviceOff(Seat seat, ShipId ship) implements ShipEvent {}

  /**
   * A token was laid on a box (BF-DMG-05).
   *
   * @param ship the ship
   * @param box the type of box
   */
  @JsonTypeName("box-damaged")
  record BoxDamaged(ShipId ship, BoxType box) implements ShipEvent {}

  /**
   * A ship was destroyed (BF-DMG-06).
   *
   * @param owner whose ship
   * @param ship the ship
   * @param by who takes the trophy, if anybody
   */
  @JsonTypeName("ship-destroyed")
  record ShipDestroyed(Seat owner, ShipId ship, Optional<Seat> by) implements ShipEvent {}

  /**
   * A ship changed sides (BF-MUT-04).
   *
   * @param owner who lost it
   * @param captor who has it now
   * @param ship the ship
   */
  @JsonTypeName("ship-captured")
  record ShipCaptured(Seat owner, Seat captor, ShipId ship) implements ShipEvent {}
}

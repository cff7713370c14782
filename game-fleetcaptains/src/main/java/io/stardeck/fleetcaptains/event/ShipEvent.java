package io.stardeck.fleetcaptains.event;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.fact.Alert;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.ActionKind;
import io.stardeck.fleetcaptains.card.word.TestKind;
import java.util.Optional;

/** What happens to ships. */
public sealed interface ShipEvent extends FleetEvent {
  @JsonTypeName("ship-drawn")
  record ShipDrawn(Seat player, CardId ship, boolean joins) implements ShipEvent {}

  /** A fleet that stayed too small is put back, and drawn again ({@code FC-FLT-09}). */
  @JsonTypeName("fleet-redrawn")
  record FleetRedrawn(Seat player) implements ShipEvent {}

  @JsonTypeName("fleet-fixed")
  record FleetFixed(Seat player, int size) implements ShipEvent {}

  @JsonTypeName("dial-set")
  record DialSet(CardId ship, int setting) implements ShipEvent {}

  @JsonTypeName("alert-changed")
  record AlertChanged(CardId ship, Alert alert) implements ShipEvent {}

  @JsonTypeName("ship-destroyed")
  record ShipDestroyed(CardId ship, boolean byEnemy) implements ShipEvent {}

  @JsonTypeName("ship-reinforced")
  record ShipReinforced(Seat player, CardId ship) implements ShipEvent {}

  @JsonTypeName("ship-moved")
  record ShipMoved(CardId ship, int space) implements ShipEvent {}

  @JsonTypeName("ship-repaired")
  record ShipRepaired(CardId ship) implements ShipEvent {}

  @JsonTypeName("ship-cloaked")
  record ShipCloaked(CardId ship, int token) implements ShipEvent {}

  /**
   * A ship shows itself.
   *
   * @param maneuvered whether it has used its maneuver of this turn
   * @param extraManeuvers those that it was granted beside its own, and has not used
   */
  @JsonTypeName("ship-decloaked")
  record ShipDecloaked(CardId ship, int space, boolean maneuvered, int extraManeuvers)
      implements ShipEvent {}

  @JsonTypeName("system-token-placed")
  record SystemTokenPlaced(CardId ship, ShipSystem system, Optional<Integer> amount)
      implements ShipEvent {}

  /**
   * A system token is gone.
   *
   * @param amount what it said; empty if it disabled the system
   */
  @JsonTypeName("system-token-removed")
  record SystemTokenRemoved(CardId ship, ShipSystem system, Optional<Integer> amount)
      implements ShipEvent {}

  @JsonTypeName("action-taken")
  record ActionTaken(CardId ship, ActionKind kind) implements ShipEvent {}

  @JsonTypeName("allowance-granted")
  record AllowanceGranted(CardId ship, String what) implements ShipEvent {}

  /** An action or a maneuver is used up without being carried out, as a price or by an effect. */
  @JsonTypeName("allowance-given-up")
  record AllowanceGivenUp(CardId ship, String what) implements ShipEvent {}

  /**
   * A test begins.
   *
   * @param level as the ship that begins it has it, with all that changes it; 0 against a system
   * @param target the ship that it is against
   * @param targetSystem the system of that ship that it is against; empty if it is against a level
   * @param token the cloak token that is searched ({@code FC-D-53})
   * @param mission the mission that is attempted
   */
  @JsonTypeName("test-started")
  record TestStarted(
      TestKind kind,
      CardId ship,
      ShipSystem system,
      int level,
      Optional<CardId> target,
      Optional<ShipSystem> targetSystem,
      Optional<Integer> token,
      Optional<CardId> mission)
      implements ShipEvent {}

  @JsonTypeName("test-joined")
  record TestJoined(CardId ship) implements ShipEvent {}

  /** Dice are rolled: that of who tests or moves, then that of the other side. */
  @JsonTypeName("dice-rolled")
  record DiceRolled(ImmutableList<Die> dice) implements ShipEvent {}

  /**
   * The die of one side.
   *
   * @param shown what was rolled: one number, and one more for each extra die
   * @param counts what it counts, with all that changes it
   */
  record Die(ImmutableList<Integer> shown, int counts) {
    /** One die, which counts what it shows. */
    public static Die of(int shown) {
      return new Die(ImmutableList.of(shown), shown);
    }
  }

  /**
   * A test is over.
   *
   * @param lacking what was missing, if it failed before anything was counted
   */
  @JsonTypeName("test-ended")
  record TestEnded(boolean passed, int total, int against, Optional<Lacking> lacking)
      implements ShipEvent {
    /** What counts was held against each other. */
    public TestEnded(boolean passed, int total, int against) {
      this(passed, total, against, Optional.empty());
    }

    /** Nothing was counted. */
    public static TestEnded failed(int against, Lacking lacking) {
      return new TestEnded(false, 0, against, Optional.of(lacking));
    }
  }

  /** What a test has to have. */
  enum Lacking {
    /** It is disabled ({@code FC-TST-10}). */
    SYSTEM,

    /** Too few take part ({@code FC-D-94}). */
    SHIPS
  }

  @JsonTypeName("attack-resolved")
  record AttackResolved(CardId target, int damage) implements ShipEvent {}

  @JsonTypeName("damage-prevented")
  record DamagePrevented(CardId ship, CardId by) implements ShipEvent {}

  @JsonTypeName("crew-assigned")
  record CrewAssigned(CardId crew, CardId ship) implements ShipEvent {}

  /** An encounter is cargo from now on. */
  @JsonTypeName("cargo-gained")
  record CargoGained(CardId item, CardId ship) implements ShipEvent {}

  @JsonTypeName("cargo-moved")
  record CargoMoved(CardId item, CardId from, CardId to) implements ShipEvent {}

  @JsonTypeName("crew-lost")
  record CrewLost(CardId crew, CardId ship) implements ShipEvent {}
}

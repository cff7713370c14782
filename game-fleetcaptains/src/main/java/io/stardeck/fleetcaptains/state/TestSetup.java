package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.TestKind;
import java.util.Optional;
import org.immutables.value.Value;

/** The sides of a test (section 3.6). */
@Value.Immutable
@JsonSerialize(as = ImmutableTestSetup.class)
@JsonDeserialize(as = ImmutableTestSetup.class)
public interface TestSetup {
  /** What it is made for. */
  TestKind kind();

  /** Who tests. */
  Seat active();

  /** The ships of the active side. */
  ImmutableList<CardId> ships();

  /** The system that they test. */
  ShipSystem system();

  /** The level; 0 in an opposed test. */
  int level();

  /** The ship that is tested against. */
  Optional<CardId> target();

  /** The system of it that is tested against. */
  Optional<ShipSystem> targetSystem();

  /** Whether further ships may join ({@code FC-D-94}). */
  boolean joinable();

  /** How many ships have to take part. */
  int needed();

  /** What follows from it. */
  TestGoal goal();

  /** The ship that is tested against, or to or from which something is beamed. */
  @JsonIgnore
  default Optional<CardId> against() {
    return goal() instanceof TestGoal.Transport transport
        ? Optional.of(transport.target())
        : target();
  }

  /** With one more ship. */
  default TestSetup joined(CardId ship) {
    return ImmutableTestSetup.copyOf(this).withShips(Lists.plus(ships(), ship));
  }
}

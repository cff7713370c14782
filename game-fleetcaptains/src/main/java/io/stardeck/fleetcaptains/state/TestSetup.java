package io.stardeck.fleetcaptains.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.fleetcaptains.card.ShipSystem;
import io.stardeck.fleetcaptains.card.TestKind;
import java.util.Optional;

/**
 * The sides of a test (section 3.6).
 *
 * @param ships the ships of the active side
 * @param level the level; 0 in an opposed test
 * @param target the ship that is tested against
 * @param joinable whether further ships may join ({@code FC-D-94})
 * @param needed how many ships have to take part
 */
public record TestSetup(
    TestKind kind,
    Seat active,
    ImmutableList<CardId> ships,
    ShipSystem system,
    int level,
    Optional<CardId> target,
    Optional<ShipSystem> targetSystem,
    boolean joinable,
    int needed,
    TestGoal goal) {
  /** The ship that is tested against, or to or from which something is beamed. */
  public Optional<CardId> against() {
    return goal instanceof TestGoal.Transport transport ? Optional.of(transport.target()) : target;
  }

  /** With those ships too. */
  public TestSetup together(ImmutableList<CardId> others) {
    TestSetup all = this;
    for (CardId other : others) {
      all = all.joined(other);
    }
    return all;
  }

  /** With one more ship. */
  public TestSetup joined(CardId ship) {
    return new TestSetup(
        kind,
        active,
        Lists.plus(ships, ship),
        system,
        level,
        target,
        targetSystem,
        joinable,
        needed,
        goal);
  }
}

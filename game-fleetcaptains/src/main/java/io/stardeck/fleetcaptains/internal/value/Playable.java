package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableSet;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Effect.Impose;
import io.stardeck.fleetcaptains.card.word.Effect.ModifyTest;
import io.stardeck.fleetcaptains.card.word.Effect.PreventDamage;
import io.stardeck.fleetcaptains.card.word.TestFilter;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.card.word.Timing;
import io.stardeck.fleetcaptains.card.word.Who;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestSetup;
import java.util.Optional;

/** Whether a command card may be played in a test ({@code FC-TST-04, FC-TST-05, FC-D-66}). */
public final class Playable {
  private static final TestFilter ANY_TEST =
      new TestFilter(ImmutableSet.of(), ImmutableSet.of(), Optional.empty());

  private Playable() {}

  /** Whether a face may be played in a test by that side ({@code FC-D-66, FC-CRD-03}). */
  public static boolean fits(Table table, FleetFrame.Test frame, CardFace face, boolean byActive) {
    if (face.timing() != Timing.TEST
        || face.kind() == FaceKind.COMBAT && !frame.test().kind().combat()) {
      return false;
    }
    if (face.cancels().isPresent()) {
      Optional<TestCard> other = byActive ? frame.otherCard() : frame.activeCard();
      if (other.isEmpty() || Contest.face(table, other.get()).kind() != face.cancels().get()) {
        return false;
      }
    }
    TestFilter filter = face.test().orElse(ANY_TEST);
    return Contest.meant(filter, frame.test(), byActive)
        && touches(table, filter, frame.test(), face, byActive);
  }

  /**
   * Whether a face does anything in a test ({@code FC-TST-04, FC-TST-05}), to a side whose system
   * the filter names: that of its player, or of the other one where it changes that.
   */
  private static boolean touches(
      Table table, TestFilter filter, TestSetup test, CardFace face, boolean byActive) {
    boolean any = face.effects().isEmpty();
    for (Effect effect : face.effects()) {
      Optional<ShipSystem> system =
          effect instanceof ModifyTest change
              ? changed(table, test, change, byActive)
              : Optional.of(Contest.own(test, byActive));
      boolean idle =
          effect instanceof PreventDamage && !struck(test, byActive)
              || effect instanceof Impose && !byActive && test.targetSystem().isEmpty();
      any |= !idle && system.isPresent() && Contest.names(filter, system.get());
    }
    return any;
  }

  /** Whether that side is the ship that an attack may damage. */
  private static boolean struck(TestSetup test, boolean byActive) {
    return !byActive && test.kind() == TestKind.COMBAT_SHIP;
  }

  /** The system that a word changes in a test, if it does: what is disabled falls no lower. */
  private static Optional<ShipSystem> changed(
      Table table, TestSetup test, ModifyTest change, boolean byActive) {
    boolean toActive = (change.side() == Who.SELF) == byActive;
    if (!toActive && change.amount() < 0 && lost(table, test)) {
      return Optional.empty();
    }
    Optional<ShipSystem> system = toActive ? Optional.of(test.system()) : test.targetSystem();
    return system.filter(each -> each == change.system().orElse(each));
  }

  /** Whether the system of the target is disabled, and no adjustment can still save it. */
  private static boolean lost(Table table, TestSetup test) {
    Ship ship = table.ship(test.target());
    return ship != null
        && Contest.target(table, test) == Ratings.OFF
        && (ship.adjusted() || !table.owner(ship.card()).equals(table.active()));
  }

  /** Whether a face would do no more than improve a disabled system ({@code FC-TST-10}). */
  public static boolean onlyForDisabled(
      Table table, TestSetup test, CardFace face, boolean byActive) {
    int rating = byActive ? Contest.active(table, test) : Contest.target(table, test);
    if (rating != Ratings.OFF) {
      return false;
    }
    for (Effect effect : face.effects()) {
      if (!(effect instanceof Impose)
          && !(effect instanceof ModifyTest change && change.side() == Who.SELF)) {
        return false;
      }
    }
    return byActive || test.targetSystem().isPresent();
  }
}

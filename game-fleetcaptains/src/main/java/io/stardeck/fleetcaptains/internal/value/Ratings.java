package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.fleetcaptains.card.StandingKinds;
import io.stardeck.fleetcaptains.card.fact.Setting;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyRating;
import io.stardeck.fleetcaptains.card.word.Standing.SetDisabled;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.SystemToken;
import io.stardeck.fleetcaptains.state.Table;

/** The ratings of systems ({@code FC-D-21}). */
public final class Ratings {
  /** Outside of tests. */
  public static final ImmutableSet<Context> STANDING = ImmutableSet.of();

  /** What a disabled system has in a test: less than anything that a modifier can bring about. */
  public static final int OFF = -1_000;

  /** What fixes movement points. */
  public static final ImmutableSet<Context> MANEUVER = ImmutableSet.of(Context.MANEUVER);

  private static final ImmutableSet<Context> TEST = ImmutableSet.of(Context.ANY_TEST);
  private static final ImmutableSet<Context> ATTACK =
      ImmutableSet.of(Context.ANY_TEST, Context.COMBAT_ATTACK);
  private static final ImmutableSet<Context> DEFENCE =
      ImmutableSet.of(Context.ANY_TEST, Context.COMBAT_DEFENCE);

  private Ratings() {}

  /** What counts for the side that makes such a test. */
  public static ImmutableSet<Context> testing(TestKind kind) {
    return kind.combat() ? ATTACK : TEST;
  }

  /** What counts for the side that is tested against. */
  public static ImmutableSet<Context> tested(TestKind kind) {
    return kind.combat() ? DEFENCE : TEST;
  }

  /**
   * The rating of a system; {@link Setting#DISABLED} if it is disabled.
   *
   * @param space where the ship is
   * @param contexts what counts beside that which always does
   */
  public static int of(
      Table table, Ship ship, int space, ShipSystem system, ImmutableSet<Context> contexts) {
    return Math.max(Setting.DISABLED, inTest(table, ship, space, system, contexts));
  }

  /**
   * What a ship has in a test before cards; {@link #OFF} if its system is disabled outside of tests
   * already. What counts in tests alone may bring it below 0, and a card above again.
   */
  static int inTest(
      Table table, Ship ship, int space, ShipSystem system, ImmutableSet<Context> contexts) {
    int rating = table.setting(ship).of(system);
    if (rating == Setting.DISABLED) {
      return OFF;
    }
    for (int i = 0; i < ship.tokens().size(); i++) {
      SystemToken token = ship.tokens().get(i);
      if (token.system() == system) {
        if (token.amount().isEmpty()) {
          return OFF;
        }
        rating += token.amount().get();
      }
    }
    int kinds = StandingKinds.rating(system, true);
    kinds |= contexts.isEmpty() ? 0 : StandingKinds.rating(system, false);
    if (!Sources.may(table, ship, space, kinds)) {
      return rating < 0 ? OFF : rating;
    }
    Changes changes = new Changes(system, contexts);
    if (Sources.any(table, ship, space, changes)) {
      return OFF;
    }
    rating += changes.always;
    return rating < 0 ? OFF : rating + changes.here;
  }

  /** Adds up what changes a rating; finds what disables the system. */
  private static final class Changes implements Sources.Visitor {
    private final ShipSystem system;
    private final ImmutableSet<Context> contexts;
    private int always;
    private int here;

    Changes(ShipSystem system, ImmutableSet<Context> contexts) {
      this.system = system;
      this.contexts = contexts;
    }

    @Override
    public boolean visit(CardId source, Standing standing) {
      if (standing instanceof ModifyRating change
          && (change.system().isEmpty() || change.system().get() == system)) {
        if (change.context() == Context.ALWAYS) {
          always += change.amount();
        } else if (contexts.contains(change.context())) {
          here += change.amount();
        }
      }
      return standing instanceof SetDisabled disabled && disabled.system() == system;
    }
  }

  /** Outside of tests. */
  public static int standing(Table table, Ship ship, int space, ShipSystem system) {
    return of(table, ship, space, system, STANDING);
  }

  /** Whether the system cannot be used ({@code FC-SYS-05}). */
  public static boolean disabled(Table table, Ship ship, int space, ShipSystem system) {
    return standing(table, ship, space, system) == Setting.DISABLED;
  }
}

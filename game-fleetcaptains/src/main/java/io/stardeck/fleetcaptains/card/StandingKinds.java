package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.SealedFamily;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Context;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyRating;
import io.stardeck.fleetcaptains.card.word.Standing.SetDisabled;
import io.stardeck.fleetcaptains.card.word.Standing.While;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Sets of kinds of {@link Standing}, one bit for each kind: they tell at once that a card has
 * nothing of a kind, as nearly all cards have. What changes ratings has bits by system instead.
 */
public final class StandingKinds {
  private static final Map<Class<?>, Integer> BITS = new IdentityHashMap<>();

  static {
    for (Class<?> kind : SealedFamily.leaves(Standing.class)) {
      BITS.put(kind, 1 << BITS.size());
    }
  }

  private static final int RATINGS = BITS.size();

  private StandingKinds() {}

  /** What changes that rating or disables the system: always, or else in some contexts. */
  public static int rating(ShipSystem system, boolean always) {
    return 1 << (RATINGS + 2 * system.ordinal() + (always ? 1 : 0));
  }

  /** The set of that kind alone. */
  public static int of(Class<? extends Standing> kind) {
    return Objects.requireNonNull(BITS.get(kind));
  }

  /** The kinds of all of those; what holds on a condition counts as if it always did. */
  static int of(ImmutableList<Standing> all) {
    int kinds = 0;
    for (Standing each : all) {
      kinds |= of(each);
    }
    return kinds;
  }

  private static int of(Standing standing) {
    if (standing instanceof While conditional) {
      return of(conditional.then());
    } else if (standing instanceof SetDisabled disabled) {
      return rating(disabled.system(), true);
    }
    return standing instanceof ModifyRating change ? of(change) : of(standing.getClass());
  }

  private static int of(ModifyRating change) {
    int kinds = 0;
    for (ShipSystem system : ShipSystem.values()) {
      if (change.system().orElse(system) == system) {
        kinds |= rating(system, change.context() == Context.ALWAYS);
      }
    }
    return kinds;
  }
}

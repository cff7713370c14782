package io.stardeck.fleetcaptains.oracle;

import java.util.EnumMap;
import java.util.Map;

/** How often each interesting case came up. */
final class Tally {
  /** What is compared, or has to come up beside it. */
  enum Matter {
    OPTIONS,
    STEPS,
    TOKEN_STEPS,
    JOINS,
    COSTS,
    STOPS,
    POSTS_ENTERED,
    EXPLORATIONS,
    ENCOUNTERS,
    NO_ENCOUNTERS,
    BREAKAWAYS,
    FREE_ATTACKS_DUE,
    TASK_FORCE_ROLLS,
    EVASIONS,
    FAILED_EVASIONS,
    SYSTEM_TESTS,
    OPPOSED_TESTS,
    COOPERATIVE_TESTS,
    TESTS_WITH_CARDS,
    DISABLED_TESTS,
    SURE_TESTS,
    ATTACKS_BEATEN_OFF,
    DAMAGE,
    GREAT_DAMAGE,
    DESTROYED_SHIPS,
    PREVENTED_DAMAGE,
    RAZED,
    CONTROL_PLACED,
    CONTROL_REMOVED,
    OUTPOSTS,
    EXPANSIONS,
    STARBASES,
    SCORES,
    ENDS
  }

  private final Map<Matter, Integer> counts = new EnumMap<>(Matter.class);

  /** Once more. */
  void count(Matter matter) {
    count(matter, 1);
  }

  /** So often more. */
  void count(Matter matter, int times) {
    if (times > 0) {
      counts.merge(matter, times, Integer::sum);
    }
  }

  /** All that came up. */
  Map<Matter, Integer> counts() {
    return counts;
  }
}

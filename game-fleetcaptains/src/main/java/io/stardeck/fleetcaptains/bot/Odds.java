package io.stardeck.fleetcaptains.bot;

import io.stardeck.fleetcaptains.internal.value.Contest;

/** Chances of tests and attacks, without cards. */
final class Odds {
  private static final int DIE = 6;

  private Odds() {}

  /** That a rating passes a level. */
  static double pass(int rating, int level) {
    if (rating < 0) {
      return 0;
    }
    int needed = level - rating;
    return needed <= 1 ? 1 : needed > DIE ? 0 : (DIE + 1 - needed) / 6.0;
  }

  /** That one rating beats another. */
  static double beat(int rating, int other) {
    int wins = 0;
    for (int mine = 1; mine <= DIE; mine++) {
      for (int theirs = 1; theirs <= DIE; theirs++) {
        int against = other < 0 ? 0 : other + theirs;
        wins += rating >= 0 && rating + mine > against ? 1 : 0;
      }
    }
    return wins / 36.0;
  }

  /** That one number and a die are less than another number and a die. */
  static double less(int number, int other) {
    int less = 0;
    for (int mine = 1; mine <= DIE; mine++) {
      for (int theirs = 1; theirs <= DIE; theirs++) {
        less += number + mine < other + theirs ? 1 : 0;
      }
    }
    return less / 36.0;
  }

  /** The damage points of an attack on average, at most those that are left. */
  static double damage(int weapons, int shields, int left) {
    int sum = 0;
    for (int mine = 1; weapons >= 0 && mine <= DIE; mine++) {
      for (int theirs = 1; theirs <= DIE; theirs++) {
        int against = shields < 0 ? 0 : shields + theirs;
        sum += Math.min(left, Contest.damage(weapons + mine, against));
      }
    }
    return sum / 36.0;
  }

  /** That an attack destroys a ship with so many points left. */
  static double kill(int weapons, int shields, int left) {
    int kills = 0;
    for (int mine = 1; weapons >= 0 && mine <= DIE; mine++) {
      for (int theirs = 1; theirs <= DIE; theirs++) {
        int against = shields < 0 ? 0 : shields + theirs;
        kills += Contest.damage(weapons + mine, against) >= left ? 1 : 0;
      }
    }
    return kills / 36.0;
  }
}

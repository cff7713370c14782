package io.stardeck.fleetcaptains.internal.tests;

import io.stardeck.engine.rules.value.Computation;
import io.stardeck.fleetcaptains.card.word.Keep;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyDie;
import io.stardeck.fleetcaptains.card.word.Standing.RollExtraDie;
import io.stardeck.fleetcaptains.internal.value.Contest;
import io.stardeck.fleetcaptains.internal.value.RatingParts;
import io.stardeck.fleetcaptains.state.FleetFrame.Test;
import io.stardeck.fleetcaptains.state.Table;

/**
 * What a test adds up to before its dice, if no other card is played, and how likely it is passed.
 *
 * @param active what the active side has; -1 if its system is disabled
 * @param against what the target has, -1 if its system is disabled; or the level
 * @param opposed whether it is against a system of another ship
 * @param passed how likely it is passed, 0 to 1
 * @param damages how likely an attack that passes makes 0, 1, 2 and 3 damage
 */
public record Odds(int active, int against, boolean opposed, double passed, DamageOdds damages) {
  /** How likely 0, 1, 2 and 3 damage are. */
  public record DamageOdds(double none, double one, double two, double three) {}

  /** The odds of {@code frame} as it stands. */
  public static Odds of(Table table, Test frame) {
    boolean opposed = frame.test().target().isPresent() && frame.test().targetSystem().isPresent();
    int active = RatingParts.side(table, frame, true, Computation.silent()).value();
    int against =
        opposed
            ? RatingParts.side(table, frame, false, Computation.silent()).value()
            : Contest.level(table, frame.test());
    double[] die = die(table, frame, true);
    double[] damages = new double[4];
    double passed = 0;
    if (active >= 0 && opposed) {
      double[] other = against < 0 ? NO_DIE : die(table, frame, false);
      int prevented = Contest.prevented(table, Contest.standing(table, frame, false));
      int change = change(table, frame, true);
      int changed = against < 0 ? 0 : change(table, frame, false);
      for (int i = 0; i < die.length; i++) {
        for (int k = 0; k < other.length; k++) {
          int total = active + i + change;
          int otherTotal = Math.max(0, against) + k + changed;
          double chance = die[i] * other[k];
          passed += total > otherTotal ? chance : 0;
          int full = total > otherTotal ? Contest.damage(total, otherTotal) : 0;
          damages[Math.max(0, full - prevented)] += chance;
        }
      }
    } else if (active >= 0) {
      for (int i = 0; i < die.length; i++) {
        boolean without = active >= against;
        passed += without || active + i + change(table, frame, true) >= against ? die[i] : 0;
      }
    }
    return new Odds(
        active,
        against,
        opposed,
        passed,
        new DamageOdds(damages[0], damages[1], damages[2], damages[3]));
  }

  private static final double[] NO_DIE = {1};

  /** How likely each number of the die is, from 0 on, before what is added to it. */
  private static double[] die(Table table, Test frame, boolean active) {
    double[] die = new double[Dice.DIE + 1];
    for (int i = 1; i <= Dice.DIE; i++) {
      die[i] = 1.0 / Dice.DIE;
    }
    for (Standing standing : Dice.changes(table, frame, active)) {
      if (standing instanceof RollExtraDie extra
          && Contest.matches(extra.filter(), frame.test(), active)) {
        die = better(die, extra.keep());
      }
    }
    return die;
  }

  private static double[] better(double[] die, Keep keep) {
    double[] kept = new double[die.length];
    for (int i = 1; i < die.length; i++) {
      for (int k = 1; k < die.length; k++) {
        kept[keep == Keep.HIGH ? Math.max(i, k) : Math.min(i, k)] += die[i] / Dice.DIE;
      }
    }
    return kept;
  }

  private static int change(Table table, Test frame, boolean active) {
    int change = 0;
    for (Standing standing : Dice.changes(table, frame, active)) {
      if (standing instanceof ModifyDie more
          && Contest.matches(more.filter(), frame.test(), active)) {
        change += more.amount();
      }
    }
    return change;
  }
}

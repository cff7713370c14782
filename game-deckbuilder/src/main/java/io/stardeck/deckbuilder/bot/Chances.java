package io.stardeck.deckbuilder.bot;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Condition;
import java.util.Optional;

/** How likely a player comes to something in one of their next turns. */
final class Chances {
  private static final double STEEPNESS = 1.7;
  private static final double CARD_OF_A_KIND = 0.4;

  /** What the own flagship is damaged usually. */
  private static final double DAMAGE = 4;

  private static final double SHARPEST = 1;
  private static final double USUALLY = 0.7;

  /** Most of what is asked for is a whole number up to this. */
  private static final int MOST = 31;

  private static final int STATS = Stat.values().length;

  private final double[] means = new double[STATS];
  private final double[] spreads = new double[STATS];

  // What was reckoned before, 0 if not: the cards in space ask for few different totals.
  private final double[][] reached = new double[STATS][MOST + 1];
  private final double[] outlived = new double[MOST + 1];

  private final double xp;
  private final double room;
  private final double spreadOfRoom;
  private final Moment moment;

  /**
   * Of a player with those cards.
   *
   * @param flagship what the flagship adds to them
   * @param moment tells what the amounts in Goals come to
   */
  Chances(DeckModel deck, Yield flagship, Moment moment) {
    this.moment = moment;
    for (Stat stat : Stat.all()) {
      means[stat.ordinal()] = deck.mean(stat) + flagship.of(stat);
      spreads[stat.ordinal()] = deck.spread(stat);
    }
    xp = deck.xp();
    room = means[Stat.DEFENSE.ordinal()] + means[Stat.SHIELDS.ordinal()] - DAMAGE;
    double spread = Math.hypot(spreads[Stat.DEFENSE.ordinal()], spreads[Stat.SHIELDS.ordinal()]);
    spreadOfRoom = Math.max(SHARPEST, spread);
  }

  /** The mean of a stat. */
  double mean(Stat stat) {
    return means[stat.ordinal()];
  }

  /** Of a total of at least that much. */
  double reach(Stat stat, double wanted) {
    int row = stat.ordinal();
    return above(reached[row], means[row], spreads[row], wanted);
  }

  /**
   * Of winning that Starship.
   *
   * @param outlived the chance to outlive an attack of it
   */
  double win(Contest ship, double outlived) {
    double fast = reach(Stat.SPEED, ship.speed());
    double strong = reach(Stat.ATTACK, ship.toughness());
    double combat = strong * (fast + (1 - fast) * outlived);
    if (ship.diplomacy().isEmpty()) {
      return combat;
    }
    double persuaded = fast * reach(Stat.DIPLOMACY, ship.diplomacy().get());
    return 1 - (1 - persuaded) * (1 - combat);
  }

  /** Of outliving an attack of that Starship. */
  double outlive(Contest ship) {
    return above(outlived, room, spreadOfRoom, ship.attack() + 1);
  }

  /** Of acquiring that Allied Starship. */
  double acquire(CardDef ship, Contest contest) {
    if (!ship.acquire().isEmpty()) {
      return any(ship.acquire(), 1);
    }
    double fast = reach(Stat.SPEED, contest.speed());
    double wise = reach(Stat.DIPLOMACY, contest.diplomacy().orElse(99));
    return reach(Stat.ATTACK, contest.attack()) * (1 - (1 - fast) * (1 - wise));
  }

  /**
   * Of meeting a Goal; 1 where there is none.
   *
   * @param share the part of what is asked for that falls to the player, above 0 to 1
   */
  double meet(Optional<Condition> goal, double share) {
    return goal.isEmpty() ? 1 : of(goal.get(), share);
  }

  private double of(Condition condition, double share) {
    if (condition instanceof Condition.StatAtLeast stat) {
      return reach(stat.stat(), share * moment.amount(stat.x()));
    }
    if (condition instanceof Condition.StatsSumAtLeast sum) {
      return together(sum, share);
    }
    if (condition instanceof Condition.And and) {
      double all = 1;
      for (Condition each : and.of()) {
        all *= of(each, share);
      }
      return all;
    }
    if (condition instanceof Condition.Or or) {
      return any(or.of(), share);
    }
    if (condition instanceof Condition.CountAtLeast count) {
      return Math.pow(CARD_OF_A_KIND, share * moment.amount(count.x()));
    }
    if (condition instanceof Condition.Has) {
      return CARD_OF_A_KIND;
    }
    return condition instanceof Condition.XpAtLeast spent
        ? above(xp, 2, share * moment.amount(spent.x()))
        : USUALLY;
  }

  private double any(ImmutableList<Condition> conditions, double share) {
    double none = 1;
    for (Condition each : conditions) {
      none *= 1 - of(each, share);
    }
    return 1 - none;
  }

  private double together(Condition.StatsSumAtLeast sum, double share) {
    double mean = 0;
    double spread = 0;
    for (Stat stat : sum.stats()) {
      mean += means[stat.ordinal()];
      spread += spreads[stat.ordinal()];
    }
    return above(mean, spread, share * moment.amount(sum.x()));
  }

  private static double above(double[] known, double mean, double spread, double wanted) {
    int whole = (int) wanted;
    if (whole != wanted || whole < 0 || whole > MOST) {
      return above(mean, spread, wanted);
    }
    if (known[whole] == 0) {
      known[whole] = above(mean, spread, wanted);
    }
    return known[whole];
  }

  /** Close to the normal distribution, for whole numbers. */
  private static double above(double mean, double spread, double wanted) {
    return 1 / (1 + Math.exp(STEEPNESS * (wanted - 0.5 - mean) / spread));
  }
}

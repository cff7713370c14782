package io.stardeck.deckbuilder.bot;

import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Amount;

/**
 * What effects bring to the player who carries them out, roughly: what depends on the moment is
 * taken at a usual value. It is added up in a {@link YieldSum}.
 */
final class Yield {
  /** Nothing. */
  static final Yield NONE = new YieldSum().total();

  /** What an amount is taken for that is not fixed. */
  private static final double USUAL = 2;

  private static final double THINNED = 0.8;

  private final double[] stats;
  private final double xp;
  private final double cards;
  private final double explorations;
  private final double borgCards;
  private final double thinned;
  private final double rest;

  Yield(YieldSum sum) {
    stats = sum.stats.clone();
    xp = sum.xp;
    cards = sum.cards;
    explorations = sum.explorations;
    borgCards = sum.borgCards;
    thinned = sum.thinned;
    rest = sum.rest;
  }

  /** More of a stat. */
  double of(Stat stat) {
    return stats[stat.ordinal()];
  }

  /** XP. */
  double xp() {
    return xp;
  }

  /** Cards drawn. */
  double cards() {
    return cards;
  }

  /** Explorations beyond the first. */
  double explorations() {
    return explorations;
  }

  /** Borg cards that are trashed. */
  double borgCards() {
    return borgCards;
  }

  /** Cards of the own deck that may be got rid of. */
  double thinned() {
    return thinned;
  }

  /** What is none of these, in XP. */
  double rest() {
    return rest;
  }

  /** All of it, in XP, to whom nothing is dearer than anything else. */
  double worth() {
    return of(Stat.SPEED)
        + of(Stat.ATTACK)
        + of(Stat.DIPLOMACY)
        + 0.5 * of(Stat.SHIELDS)
        + 0.4 * of(Stat.DEFENSE)
        + xp
        + 1.5 * cards
        + 3 * explorations
        + THINNED * thinned
        + rest;
  }

  /** What an amount is, or is usually. */
  static double value(Amount amount) {
    return amount instanceof Amount.Constant constant ? constant.value() : USUAL;
  }
}

package io.stardeck.deckbuilder.state.phase;

import io.stardeck.deckbuilder.card.fact.Stat;

/**
 * The totals with which a flagship fights, fixed when the playing of cards has ended ({@code
 * DB-BAT-05}).
 *
 * @param speed 0 or more
 * @param attack 0 or more
 * @param diplomacy 0 or more
 * @param shields 0 or more, used ones included
 * @param defense 0 as long as nothing is fixed, then 1 or more
 */
public record BattleStats(int speed, int attack, int diplomacy, int shields, int defense) {
  /** Nothing is fixed yet. */
  public static final BattleStats OPEN = new BattleStats(0, 0, 0, 0, 0);

  /** The total of {@code stat}. */
  public int of(Stat stat) {
    return switch (stat) {
      case SPEED -> speed;
      case ATTACK -> attack;
      case DIPLOMACY -> diplomacy;
      case SHIELDS -> shields;
      case DEFENSE -> defense;
    };
  }
}

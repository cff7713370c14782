package io.stardeck.deckbuilder.state.phase;

import io.stardeck.engine.Seat;

/**
 * A player in a battle among players.
 *
 * @param seat who
 * @param defeated whether their flagship was defeated in this battle; then they have left it
 *     ({@code DB-PVP-09}, {@code DB-PVP-16})
 * @param dealt whether it was their turn to attack
 * @param stats what they fight with
 */
public record Combatant(Seat seat, boolean defeated, boolean dealt, BattleStats stats) {
  /** A player at the beginning of a battle. */
  public static Combatant entering(Seat seat) {
    return new Combatant(seat, false, false, BattleStats.OPEN);
  }

  /** Whether they have yet to deal their damage. */
  public boolean due() {
    return !defeated && !dealt;
  }

  /** The same with those stats. */
  public Combatant with(BattleStats fixed) {
    return new Combatant(seat, defeated, dealt, fixed);
  }

  /** The same with its turn to attack gone by. */
  public Combatant done() {
    return new Combatant(seat, defeated, true, stats);
  }

  /** The same, defeated. */
  public Combatant lost() {
    return new Combatant(seat, true, dealt, stats);
  }
}

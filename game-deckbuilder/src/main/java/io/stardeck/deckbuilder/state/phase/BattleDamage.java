package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;

/**
 * BATTLE_DAMAGE: a combatant of the {@link Battle} below has to choose whom they attack ({@code
 * DB-PVP-05, 06}).
 *
 * @param seat whose attack is due
 * @param next those of the same Speed who come after them, in order
 * @param attacks what was assigned before in this Speed
 */
@JsonTypeName("battle-damage")
public record BattleDamage(Seat seat, ImmutableList<Seat> next, ImmutableList<Attack> attacks)
    implements Phase {
  /**
   * Damage that will be dealt.
   *
   * @param from by whom
   * @param to to whose flagship
   */
  public record Attack(Seat from, Seat to) {}

  /** The attacks so far and that of {@code seat} on {@code target}. */
  public ImmutableList<Attack> plus(Seat target) {
    return Lists.plus(attacks, new Attack(seat, target));
  }
}

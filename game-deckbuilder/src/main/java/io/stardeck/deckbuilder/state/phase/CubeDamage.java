package io.stardeck.deckbuilder.state.phase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;

/**
 * BATTLE_DAMAGE of a Cube: the lead names the next flagship that takes its damage, see the {@link
 * CubeBattle} below ({@code DB-CUB-10}).
 *
 * @param seat who acts as lead
 * @param left the damage yet to be assigned, 1 or more
 * @param hits what was assigned before, in order
 */
@JsonTypeName("cube-damage")
public record CubeDamage(Seat seat, int left, ImmutableList<Hit> hits) implements Phase {
  /**
   * Damage that will be dealt to a flagship.
   *
   * @param to whose
   * @param damage how much, Shields not yet taken into account
   */
  public record Hit(Seat to, int damage) {}
}

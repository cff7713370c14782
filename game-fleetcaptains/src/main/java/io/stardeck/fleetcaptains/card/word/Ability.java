package io.stardeck.fleetcaptains.card.word;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a card, a ship or a tile lets its player do, or does when something sets it off. What a tile
 * offers, it offers to every ship in it.
 *
 * @param when what has to hold
 * @param trigger what sets it off; told of triggered ones alone
 * @param optional whether its player may leave it
 * @param costs what is paid first
 * @param usesAction whether it is the action of a ship
 */
public record Ability(
    Mode mode,
    Optional<Condition> when,
    Optional<Deed> trigger,
    boolean optional,
    ImmutableList<Effect> costs,
    boolean usesAction,
    Limit limit,
    ImmutableList<TargetSpec> targets,
    ImmutableList<Effect> effects,
    String text) {
  /** Whether it prevents damage, and so is used before damage is dealt alone. */
  public boolean prevents() {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i) instanceof Effect.PreventDamage) {
        return true;
      }
    }
    return false;
  }
}

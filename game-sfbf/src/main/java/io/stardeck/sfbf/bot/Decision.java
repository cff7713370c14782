package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import org.jspecify.annotations.Nullable;

/** How one kind of decision is made. */
@FunctionalInterface
interface Decision {
  /** What to do: one of the legal actions, or null if nothing recommends itself. */
  @Nullable BattleForceAction make(Moment moment);
}

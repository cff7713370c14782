package io.stardeck.sfbf.internal.integrity;

import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.state.BattleForceState;

/** One thing that has to be right in every state. */
interface Topic {
  /** Notes what is wrong; may rely on all topics before it, in which nothing was. */
  void find(BattleForceState state, Inspection inspection);
}

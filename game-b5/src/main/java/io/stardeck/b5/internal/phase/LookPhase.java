package io.stardeck.b5.internal.phase;

import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.state.B5Frame.Look;

/** Somebody looks at the top of a deck ({@code B5-W-20}). */
final class LookPhase extends Phase<Look> {
  LookPhase() {
    super(Look.class, "Move one of the cards you look at, or none", ActionRules.look());
  }
}

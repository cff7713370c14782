package io.stardeck.stccg.internal;

import io.stardeck.stccg.action.StccgAction;

/** A rule that offers nothing but what is legal, worked out as its check does it. */
public interface ExactRule<A extends StccgAction> extends StccgRule<A> {
  @Override
  default boolean offersLegalOnly() {
    return true;
  }
}

package io.stardeck.engine.script;

import com.google.common.collect.ImmutableList;

/**
 * One word of what a card does, as a plain value. A game's words form a sealed family; each has one
 * {@link Word} that carries it out.
 */
public interface Effect {
  /** The lists of effects within it, in the order in which they are written. */
  default ImmutableList<? extends ImmutableList<? extends Effect>> lists() {
    return ImmutableList.of();
  }
}

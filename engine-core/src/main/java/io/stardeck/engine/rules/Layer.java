package io.stardeck.engine.rules;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * Where a frame lies in the stack of a state from outside.
 *
 * @param path of the frame, such as {@code table.phases[2]}
 * @param stack all frames, the top first
 * @param index of the frame, from 0 on
 */
public record Layer(String path, ImmutableList<? extends Frame> stack, int index) {
  /** Whether nothing lies on it. */
  public boolean top() {
    return index == 0;
  }

  /** Whether nothing lies below it. */
  public boolean bottom() {
    return index == stack.size() - 1;
  }

  /** The frame that lies on it; null at the top. */
  public @Nullable Frame above() {
    return top() ? null : stack.get(index - 1);
  }

  /** The frame below it; null at the bottom. */
  public @Nullable Frame below() {
    return bottom() ? null : stack.get(index + 1);
  }
}

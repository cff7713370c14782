package io.stardeck.b5.state;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What has been worked out from a board, kept beside it so that it need not be worked out again. It
 * is no part of the board: neither of its JSON, nor of what makes it equal to another.
 */
public final class Memo {
  private @Nullable Object known;
  private boolean settled;

  Memo() {}

  /** What {@code how} makes of {@code board}, whose memo this is; worked out the first time. */
  public <T> T get(Class<T> type, Board board, Function<Board, T> how) {
    // two threads may both work it out: what they find is equal, and whole for whoever sees it
    Object now = known;
    if (now == null) {
      now = how.apply(board);
      known = now;
    }
    return type.cast(now);
  }

  /** Whether the state check has found that nothing is to be done. */
  public boolean settled() {
    return settled;
  }

  /** The state check has found that nothing is to be done. */
  public void settle() {
    settled = true;
  }
}

package io.stardeck.engine.rules;

import static com.google.common.base.Preconditions.checkState;

import java.util.Optional;

/**
 * Where one seat puts a compound play together, unseen by all others: begin, steps, then commit or
 * withdraw. It belongs to what that seat alone knows; while a draft lies here it is the {@link
 * Frame} that this seat acts in, and for everybody else the public frame below is still on top.
 *
 * @param draft the play so far; empty if none is open
 * @param withdrawals how many drafts were withdrawn since the count was last cleared
 * @param <D> the game's family of drafts
 */
public record OpenDraft<D extends Frame>(Optional<D> draft, int withdrawals) {
  private static final OpenDraft<?> EMPTY = new OpenDraft<>(Optional.empty(), 0);

  /** No draft is open, and none was withdrawn. */
  @SuppressWarnings("unchecked") // holds no draft of any type
  public static <D extends Frame> OpenDraft<D> empty() {
    return (OpenDraft<D>) EMPTY;
  }

  /** Whether a draft is open. */
  public boolean isOpen() {
    return draft.isPresent();
  }

  /**
   * The open draft.
   *
   * @throws IllegalStateException if none is open
   */
  public D open() {
    return draft.orElseThrow(() -> new IllegalStateException("no draft is open"));
  }

  /** Opens {@code first}, or puts the next step of the open draft in its place. */
  public OpenDraft<D> with(D next) {
    return new OpenDraft<>(Optional.of(next), withdrawals);
  }

  /** Closes the draft because it was committed. */
  public OpenDraft<D> committed() {
    checkState(isOpen(), "no draft is open");
    return new OpenDraft<>(Optional.empty(), withdrawals);
  }

  /** Drops the draft and counts that. */
  public OpenDraft<D> withdrawn() {
    checkState(isOpen(), "no draft is open");
    return new OpenDraft<>(Optional.empty(), withdrawals + 1);
  }
}

package io.stardeck.b5.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.internal.value.Scope.Attacking;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ConflictResult;
import io.stardeck.engine.card.CardId;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** What few effects are about, beside whose they are and what was chosen for them. */
@Value.Immutable
public interface About {
  /** The open conflict, or null. */
  @Nullable Conflict open();

  /** The decided conflict, or null. */
  @Nullable ConflictResult result();

  /** The attack, or null. */
  @Nullable Attacking attack();

  /** The marks purged so far. */
  int purged();

  /** The cards neutralised so far, in this order. */
  ImmutableList<CardId> fallen();

  /** Whether it answers a gain, so that its own gains are not answered. */
  boolean answering();

  /** Whether its card has rotated for it, and bonuses last as long ({@code B5-D-18}). */
  boolean rotating();

  /** The card under which the aftermath lay, or null. */
  @Nullable CardId under();
}

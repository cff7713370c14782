package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import java.util.Arrays;

/**
 * The parts of a {@link Memory}, which adds to them while it is made and never after. An array, as
 * one is made whenever somebody sees a card.
 */
final class Parts {
  private Knowledge[] parts;
  private int size;

  /** Which of the first ones are changed pools, a bit for each. */
  private long changed;

  /**
   * None as yet.
   *
   * @param room how many are expected
   */
  Parts(int room) {
    this.parts = new Knowledge[room];
  }

  int size() {
    return size;
  }

  Knowledge get(int position) {
    return parts[position];
  }

  ImmutableList<Knowledge> list() {
    return ImmutableList.copyOf(Arrays.asList(parts).subList(0, size));
  }

  /** Adds a part of which nobody in it knows anything yet. */
  void append(Knowledge part) {
    if (size == parts.length) {
      parts = Arrays.copyOf(parts, 2 * size + 1);
    }
    parts[size] = part;
    size++;
  }

  /**
   * Adds what {@code whose} still know of {@code part}, which has not changed: nobody else knows
   * the same but who has come to by a change.
   */
  void add(Audience whose, Knowledge part) {
    if (!whose.isNobody() && !joined(whose, part.pool(), true)) {
      append(whose.equals(part.whose()) ? part : new Knowledge(whose, part.pool()));
    }
  }

  /** Adds a changed pool to what those others know who know the same; nothing if it is empty. */
  void add(Audience whose, Pool pool) {
    if (!whose.isNobody() && !pool.isEmpty() && !joined(whose, pool, false)) {
      changed |= 1L << size;
      append(new Knowledge(whose, pool));
    }
  }

  private boolean joined(Audience whose, Pool pool, boolean changedAlone) {
    for (int i = 0; i < size; i++) {
      boolean like = !changedAlone || i >= Long.SIZE || (changed >>> i & 1) != 0;
      if (like && parts[i].pool().equals(pool)) {
        parts[i] = new Knowledge(parts[i].whose().or(whose), pool);
        return true;
      }
    }
    return false;
  }
}

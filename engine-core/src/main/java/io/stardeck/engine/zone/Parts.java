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

  /** Adds what {@code whose} still know of {@code part}: all of those who knew it, as a rule. */
  void add(Audience whose, Knowledge part) {
    if (!whose.equals(part.whose())) {
      add(whose, part.pool());
    } else if (!whose.isNobody() && !joined(whose, part.pool())) {
      append(part);
    }
  }

  /** Adds a pool to what those others know who know the same; nothing if it tells nothing. */
  void add(Audience whose, Pool pool) {
    if (!whose.isNobody() && !pool.isEmpty() && !joined(whose, pool)) {
      append(new Knowledge(whose, pool));
    }
  }

  private boolean joined(Audience whose, Pool pool) {
    for (int i = 0; i < size; i++) {
      if (parts[i].pool().equals(pool)) {
        parts[i] = new Knowledge(parts[i].whose().or(whose), pool);
        return true;
      }
    }
    return false;
  }
}

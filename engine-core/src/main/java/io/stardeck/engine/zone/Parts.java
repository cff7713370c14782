package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * The parts of a {@link Memory}, which are added to while they are made and never after. An array,
 * as one is made whenever somebody sees a card.
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

  ImmutableList<Knowledge> list() {
    return ImmutableList.copyOf(Arrays.asList(parts).subList(0, size));
  }

  /** What {@code seat} knows, in the order of the first places. */
  ImmutableList<Pool> of(Seat seat) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += parts[i].whose().includes(seat) ? 1 : 0;
    }
    if (count == 0) {
      return ImmutableList.of();
    }
    Pool[] known = new Pool[count];
    int filled = 0;
    for (int i = 0; i < size; i++) {
      if (parts[i].whose().includes(seat)) {
        known[filled++] = parts[i].pool();
      }
    }
    Arrays.sort(known, Pool::compareByPlace);
    return ImmutableList.copyOf(known);
  }

  /** Whether one of {@code who} knows of something in {@code place}. */
  boolean concern(Audience who, Place place) {
    for (int i = 0; i < size && !who.isNobody(); i++) {
      if (parts[i].pool().has(place) && !parts[i].whose().and(who).isNobody()) {
        return true;
      }
    }
    return false;
  }

  /** Those in which the pools of {@code who} with {@code place} have been changed. */
  Parts change(Audience who, Place place, UnaryOperator<Pool> change) {
    Parts next = new Parts(size + 2);
    Audience rest = who;
    for (int i = 0; i < size; i++) {
      Knowledge part = parts[i];
      Audience inside = part.pool().has(place) ? part.whose().and(who) : Audience.nobody();
      rest = rest.except(inside);
      if (!inside.isNobody()) {
        next.add(inside, change.apply(part.pool()));
      }
      next.add(part.whose().except(inside), part);
    }
    if (!rest.isNobody()) {
      next.add(rest, change.apply(Pool.of(place)));
    }
    return next;
  }

  /**
   * Those in which {@code who} know as one what lies in either place, if they know of the first.
   */
  Parts mingle(Audience who, Place from, Place to) {
    if (!apart(who, from, to)) {
      return this;
    }
    Parts next = new Parts(size + 2);
    Audience[] left = new Audience[size];
    for (int i = 0; i < left.length; i++) {
      left[i] = parts[i].whose();
    }
    for (int i = 0; i < size; i++) {
      Pool source = parts[i].pool();
      if (source.has(from) && !source.has(to)) {
        Audience inside = left[i].and(who);
        left[i] = left[i].except(inside);
        for (int j = 0; j < size; j++) {
          Audience both = parts[j].pool().has(to) ? inside.and(left[j]) : Audience.nobody();
          if (!both.isNobody()) {
            left[j] = left[j].except(both);
            inside = inside.except(both);
            next.add(both, source.with(parts[j].pool()));
          }
        }
        if (!inside.isNobody()) {
          next.add(inside, source.with(to));
        }
      }
    }
    for (int i = 0; i < size; i++) {
      next.add(left[i], parts[i]);
    }
    return next;
  }

  /** Whether {@code who} know of cards in {@code from}, and do not know it of both as one. */
  private boolean apart(Audience who, Place from, Place to) {
    for (int i = 0; i < size; i++) {
      Pool pool = parts[i].pool();
      if (pool.has(from) && !pool.has(to) && !parts[i].whose().and(who).isNobody()) {
        return true;
      }
    }
    return false;
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
  private void add(Audience whose, Knowledge part) {
    if (!whose.isNobody() && !joined(whose, part.pool(), true)) {
      append(whose.equals(part.whose()) ? part : new Knowledge(whose, part.pool()));
    }
  }

  /** Adds a changed pool to what those others know who know the same; nothing if it is empty. */
  private void add(Audience whose, Pool pool) {
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

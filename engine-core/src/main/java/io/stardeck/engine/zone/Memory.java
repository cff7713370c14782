package io.stardeck.engine.zone;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What is known of cards that nobody can point at: pools, in parts by the set of seats that know.
 * For each seat a place is in one pool at most; a pool of which nothing is known is not kept.
 *
 * @param parts in no order that tells anything
 */
record Memory(@JsonValue ImmutableList<Knowledge> parts) {
  static final Memory NONE = new Memory(ImmutableList.of());

  private static final Comparator<Pool> BY_PLACE =
      Comparator.comparing(pool -> pool.places().get(0));

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  Memory {}

  /** What {@code seat} knows, in the order of the first places. */
  ImmutableList<Pool> of(Seat seat) {
    if (parts.isEmpty()) {
      return ImmutableList.of();
    }
    List<Pool> pools = new ArrayList<>(parts.size());
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).whose().includes(seat)) {
        pools.add(parts.get(i).pool());
      }
    }
    return pools.size() > 1
        ? ImmutableList.sortedCopyOf(BY_PLACE, pools)
        : ImmutableList.copyOf(pools);
  }

  /**
   * {@code who} come to know that, beside what they know, those lie unseen in {@code place}.
   *
   * @param faces sorted
   */
  Memory learn(Audience who, Place place, ImmutableList<Face> faces) {
    return who.isNobody() || faces.isEmpty() ? this : change(who, place, pool -> pool.with(faces));
  }

  /** {@code who} see a card that lay unseen in {@code place}, or has left it. */
  Memory see(Audience who, Place place, Face face) {
    return concerns(who, place) ? change(who, place, pool -> pool.without(face)) : this;
  }

  /**
   * {@code who} see several.
   *
   * @param faces sorted
   */
  Memory see(Audience who, Place place, ImmutableList<Face> faces) {
    return concerns(who, place) ? change(who, place, pool -> pool.without(faces)) : this;
  }

  /** What {@code suspects} takes may have left {@code place} unseen by {@code who}. */
  Memory forget(Audience who, Place place, Predicate<? super Face> suspects) {
    return concerns(who, place) ? change(who, place, pool -> pool.without(suspects)) : this;
  }

  /** Where {@code who} know of {@code face} in {@code place}, it is {@code other} in truth. */
  Memory mend(Audience who, Place place, Face face, Face other) {
    return concerns(who, place)
        ? change(
            who,
            place,
            pool ->
                pool.faces().contains(face)
                    ? pool.without(face).with(ImmutableList.of(other))
                    : pool)
        : this;
  }

  /** Nothing lies in {@code place} that {@code who} do not see. */
  Memory clear(Audience who, Place place) {
    return concerns(who, place) ? change(who, place, pool -> pool.leaving(place)) : this;
  }

  /** A card has gone from one place to the other, and {@code who} cannot know which. */
  Memory mingle(Audience who, Place from, Place to) {
    if (!parts(who, from, to)) {
      return this;
    }
    List<Knowledge> next = new ArrayList<>();
    List<Audience> left = new ArrayList<>();
    for (Knowledge part : parts) {
      left.add(part.whose());
    }
    for (int i = 0; i < parts.size(); i++) {
      Pool source = parts.get(i).pool();
      if (source.has(from) && !source.has(to)) {
        Audience inside = left.get(i).and(who);
        left.set(i, left.get(i).except(inside));
        for (int j = 0; j < parts.size(); j++) {
          Audience both = parts.get(j).pool().has(to) ? inside.and(left.get(j)) : Audience.nobody();
          left.set(j, left.get(j).except(both));
          inside = inside.except(both);
          add(next, both, source.with(parts.get(j).pool()));
        }
        add(next, inside, source.with(to));
      }
    }
    for (int i = 0; i < parts.size(); i++) {
      add(next, left.get(i), parts.get(i).pool());
    }
    return new Memory(ImmutableList.copyOf(next));
  }

  /** Whether {@code who} know of cards in {@code from}, and do not know it of both as one. */
  private boolean parts(Audience who, Place from, Place to) {
    for (int i = 0; i < parts.size(); i++) {
      Pool pool = parts.get(i).pool();
      if (pool.has(from) && !pool.has(to) && !parts.get(i).whose().and(who).isNobody()) {
        return true;
      }
    }
    return false;
  }

  private boolean concerns(Audience who, Place place) {
    for (Knowledge part : parts) {
      if (part.pool().has(place) && !part.whose().and(who).isNobody()) {
        return true;
      }
    }
    return false;
  }

  private Memory change(Audience who, Place place, UnaryOperator<Pool> change) {
    List<Knowledge> next = new ArrayList<>(parts.size() + 2);
    Audience rest = who;
    for (Knowledge part : parts) {
      Audience inside = part.pool().has(place) ? part.whose().and(who) : Audience.nobody();
      rest = rest.except(inside);
      if (!inside.isNobody()) {
        add(next, inside, change.apply(part.pool()));
      }
      Audience others = part.whose().except(inside);
      if (others == part.whose() && next.isEmpty()) {
        next.add(part);
      } else {
        add(next, others, part.pool());
      }
    }
    if (!rest.isNobody()) {
      add(next, rest, change.apply(Pool.of(place)));
    }
    return next.isEmpty() ? NONE : new Memory(ImmutableList.copyOf(next));
  }

  /** Adds a part to what those others know who know the same. */
  private static void add(List<Knowledge> parts, Audience whose, Pool pool) {
    if (whose.isNobody() || pool.isEmpty()) {
      return;
    }
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).pool().equals(pool)) {
        parts.set(i, new Knowledge(parts.get(i).whose().or(whose), pool));
        return;
      }
    }
    parts.add(new Knowledge(whose, pool));
  }
}

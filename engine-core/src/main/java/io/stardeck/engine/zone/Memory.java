package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What is known of cards that nobody can point at: pools, in parts by the set of seats that know.
 * For each seat a place is in one pool at most; a pool of which nothing is known is not kept. The
 * parts stand in no order that tells anything.
 */
final class Memory {
  static final Memory NONE = new Memory(new Parts(0));

  private final Parts parts;

  private Memory(Parts parts) {
    this.parts = parts;
  }

  /** Those parts, of which no seat is in two that share a place. */
  static Memory of(ImmutableList<Knowledge> known) {
    Parts parts = new Parts(known.size());
    for (Knowledge part : known) {
      parts.append(part);
    }
    return new Memory(parts);
  }

  ImmutableList<Knowledge> parts() {
    return parts.list();
  }

  /** What {@code seat} knows, in the order of the first places. */
  ImmutableList<Pool> of(Seat seat) {
    int count = 0;
    for (int i = 0; i < parts.size(); i++) {
      count += parts.get(i).whose().includes(seat) ? 1 : 0;
    }
    if (count == 0) {
      return ImmutableList.of();
    }
    Pool[] known = new Pool[count];
    int filled = 0;
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).whose().includes(seat)) {
        known[filled++] = parts.get(i).pool();
      }
    }
    Arrays.sort(known, Pool::compareByPlace);
    return ImmutableList.copyOf(known);
  }

  /** {@code who} come to know that, beside what they know, those lie unseen in {@code place}. */
  Memory learn(Audience who, Place place, Face... faces) {
    return who.isNobody() || faces.length == 0
        ? this
        : change(who, place, pool -> pool.with(faces));
  }

  /** The same of a run of them. */
  Memory learn(Audience who, Place place, KnownRun<?> run) {
    return who.isNobody() ? this : learn(who, place, run.faces());
  }

  /** {@code who} see a card that lay unseen in {@code place}, or has left it. */
  Memory see(Audience who, Place place, Face face) {
    return concerns(who, place) ? change(who, place, pool -> pool.without(face)) : this;
  }

  /** {@code who} see several. */
  Memory see(Audience who, Place place, KnownRun<?> run) {
    if (!concerns(who, place)) {
      return this;
    }
    Face[] faces = run.faces();
    return change(who, place, pool -> pool.without(faces));
  }

  /** What {@code suspects} takes may have left {@code place} unseen by {@code who}. */
  Memory forget(Audience who, Place place, Predicate<? super Face> suspects) {
    return concerns(who, place) ? change(who, place, pool -> pool.without(suspects)) : this;
  }

  /** Where {@code who} know of {@code face} in {@code place}, it is {@code other} in truth. */
  Memory mend(Audience who, Place place, Face face, Face other) {
    return concerns(who, place)
        ? change(who, place, pool -> pool.has(face) ? pool.without(face).with(other) : pool)
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
    Parts next = new Parts(parts.size() + 2);
    Audience[] left = new Audience[parts.size()];
    for (int i = 0; i < left.length; i++) {
      left[i] = parts.get(i).whose();
    }
    for (int i = 0; i < parts.size(); i++) {
      Pool source = parts.get(i).pool();
      if (source.has(from) && !source.has(to)) {
        Audience inside = left[i].and(who);
        left[i] = left[i].except(inside);
        for (int j = 0; j < parts.size(); j++) {
          Audience both = parts.get(j).pool().has(to) ? inside.and(left[j]) : Audience.nobody();
          if (!both.isNobody()) {
            left[j] = left[j].except(both);
            inside = inside.except(both);
            next.add(both, source.with(parts.get(j).pool()));
          }
        }
        if (!inside.isNobody()) {
          next.add(inside, source.with(to));
        }
      }
    }
    for (int i = 0; i < parts.size(); i++) {
      next.add(left[i], parts.get(i));
    }
    return new Memory(next);
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
    for (int i = 0; i < parts.size() && !who.isNobody(); i++) {
      if (parts.get(i).pool().has(place) && !parts.get(i).whose().and(who).isNobody()) {
        return true;
      }
    }
    return false;
  }

  private Memory change(Audience who, Place place, UnaryOperator<Pool> change) {
    Parts next = new Parts(parts.size() + 2);
    Audience rest = who;
    for (int i = 0; i < parts.size(); i++) {
      Knowledge part = parts.get(i);
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
    return new Memory(next);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Memory that && that.parts().equals(parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  @Override
  public String toString() {
    return parts().toString();
  }
}

package io.stardeck.engine.zone;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Seat;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What is known of cards that nobody can point at: pools, in parts by the set of seats that know.
 * For each seat a place is in one pool at most; a pool of which nothing is known is not kept. The
 * parts stand in no order that tells anything.
 *
 * <p>It changes whenever a card is seen, and is asked for by who reads a view or deals anew. So
 * what happens is noted, and its outcome worked out when somebody asks: who plays on never does.
 */
final class Memory {
  /** So much is noted at most, lest a long game of which nobody asks keep all that happened. */
  private static final int MOST_NOTED = 64;

  static final Memory NONE = new Memory(new Settled(new Parts(0)));

  // Written whole, as one reference: two threads may both work it out, and find the same.
  private Content content;

  private sealed interface Content {}

  private record Settled(Parts parts) implements Content {}

  private record Noted(Memory before, Change change, int number) implements Content {}

  /** What becomes of the parts; it holds no state, which would be kept alive. */
  private interface Change {
    Parts of(Parts parts);
  }

  private Memory(Content content) {
    this.content = content;
  }

  /** Those parts, of which no seat is in two that share a place. */
  static Memory of(ImmutableList<Knowledge> known) {
    Parts parts = new Parts(known.size());
    for (Knowledge part : known) {
      parts.append(part);
    }
    return new Memory(new Settled(parts));
  }

  ImmutableList<Knowledge> parts() {
    return settled().list();
  }

  /** What {@code seat} knows, in the order of the first places. */
  ImmutableList<Pool> of(Seat seat) {
    return settled().of(seat);
  }

  /** {@code who} come to know that, beside what they know, those lie unseen in {@code place}. */
  Memory learn(Audience who, Place place, Face... faces) {
    return who.isNobody() || faces.length == 0
        ? this
        : noting(parts -> parts.change(who, place, pool -> pool.with(faces)));
  }

  /** The same of a run of them. */
  Memory learn(Audience who, Place place, KnownRun<?> run) {
    return who.isNobody() ? this : learn(who, place, run.faces());
  }

  /** {@code who} see a card that lay unseen in {@code place}, or has left it. */
  Memory see(Audience who, Place place, Face face) {
    return mayConcern(who, place) ? noting(who, place, pool -> pool.without(face)) : this;
  }

  /** {@code who} see several. */
  Memory see(Audience who, Place place, KnownRun<?> run) {
    if (!mayConcern(who, place)) {
      return this;
    }
    Face[] faces = run.faces();
    return noting(who, place, pool -> pool.without(faces));
  }

  /** What {@code suspects} takes may have left {@code place} unseen by {@code who}. */
  Memory forget(Audience who, Place place, Predicate<? super Face> suspects) {
    Parts parts = settled(); // at once: what they are suspected by is the game's, and may change
    return parts.concern(who, place)
        ? new Memory(new Settled(parts.change(who, place, pool -> pool.without(suspects))))
        : this;
  }

  /** Where {@code who} know of {@code face} in {@code place}, it is {@code other} in truth. */
  Memory mend(Audience who, Place place, Face face, Face other) {
    return mayConcern(who, place)
        ? noting(who, place, pool -> pool.has(face) ? pool.without(face).with(other) : pool)
        : this;
  }

  /** Nothing lies in {@code place} that {@code who} do not see. */
  Memory clear(Audience who, Place place) {
    return mayConcern(who, place) ? noting(who, place, pool -> pool.leaving(place)) : this;
  }

  /** A card has gone from one place to the other, and {@code who} cannot know which. */
  Memory mingle(Audience who, Place from, Place to) {
    return mayConcern(who, from) ? noting(parts -> parts.mingle(who, from, to)) : this;
  }

  /** Whether they may know of something there: for certain not, or that is to be found out. */
  private boolean mayConcern(Audience who, Place place) {
    return !who.isNobody()
        && !(content instanceof Settled settled && !settled.parts().concern(who, place));
  }

  private Memory noting(Audience who, Place place, UnaryOperator<Pool> change) {
    return noting(parts -> parts.concern(who, place) ? parts.change(who, place, change) : parts);
  }

  private Memory noting(Change change) {
    int number = content instanceof Noted noted ? noted.number() : 0;
    return number < MOST_NOTED
        ? new Memory(new Noted(this, change, number + 1))
        : new Memory(new Settled(change.of(settled())));
  }

  private Parts settled() {
    Deque<Change> changes = new ArrayDeque<>();
    Content from = content;
    while (from instanceof Noted noted) {
      changes.push(noted.change());
      from = noted.before().content;
    }
    Parts parts = ((Settled) from).parts();
    for (Change change : changes) {
      parts = change.of(parts);
    }
    if (!changes.isEmpty()) {
      content = new Settled(parts);
    }
    return parts;
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

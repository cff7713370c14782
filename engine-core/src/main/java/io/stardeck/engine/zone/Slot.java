package io.stardeck.engine.zone;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A place for one card that a seat does not see, while it is dealt anew. */
final class Slot<T> {
  private final Place place;
  private final Optional<Pool> pool;
  private @Nullable T card;
  private boolean bound;

  Slot(Place place, Optional<Pool> pool) {
    this.place = place;
    this.pool = pool;
  }

  Place place() {
    return place;
  }

  boolean taken() {
    return card != null;
  }

  T card() {
    return Objects.requireNonNull(card);
  }

  /** Lays a card that is known to be in the pool. */
  void bind(T known) {
    card = known;
    bound = true;
  }

  /** Lays any card. */
  void fill(T any) {
    card = any;
  }

  /** Whether the seat can tell nothing of it if these two are exchanged. */
  boolean exchangeable(Slot<T> other) {
    return !bound && !other.bound || pool.isPresent() && pool.equals(other.pool);
  }

  void exchange(Slot<T> other) {
    T kept = card;
    boolean was = bound;
    card = other.card;
    bound = other.bound;
    other.card = kept;
    other.bound = was;
  }
}

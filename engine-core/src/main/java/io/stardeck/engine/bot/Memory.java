package io.stardeck.engine.bot;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a search has learnt, by what the one who decides knows: two states that look alike to a seat
 * are one decision, and none looks into what its seat cannot see.
 */
final class Memory<A, V> {
  private final Map<Known<V>, Node<A>> nodes = new LinkedHashMap<>();

  /** What one seat knows, with its hash: a view is large, and hashed for each question else. */
  static final class Known<V> {
    private final V view;
    private final int hash;

    Known(V view) {
      this.view = view;
      this.hash = view.hashCode();
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Known<?> known && hash == known.hash && view.equals(known.view);
    }
  }

  /** What has been learnt of the decision of the seat that knows that; null if nothing has. */
  @Nullable Node<A> find(Known<V> known) {
    return nodes.get(known);
  }

  /** Learns of the decision of the seat that knows that from now on. */
  void put(Known<V> known, Node<A> node) {
    nodes.put(known, node);
  }

  /** Adds what {@code other} has learnt, which is left as it is. */
  void addAll(Memory<A, V> other) {
    other.nodes.forEach(
        (known, node) -> {
          @Nullable Node<A> own = nodes.get(known);
          if (own == null) {
            nodes.put(known, node.copy());
          } else {
            own.addAll(node);
          }
        });
  }
}

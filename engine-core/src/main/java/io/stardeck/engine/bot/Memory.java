package io.stardeck.engine.bot;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a search has learnt, by what the one who decides knows: two states that look alike to a seat
 * are one decision, and none looks into what its seat cannot see.
 */
final class Memory<A, V> {
  private final Map<V, Node<A>> nodes = new LinkedHashMap<>();

  /** What has been learnt of the decision of the seat of {@code view}; null if nothing has. */
  @Nullable Node<A> find(V view) {
    return nodes.get(view);
  }

  /** Learns of the decision of the seat of {@code view} from now on. */
  void put(V view, Node<A> node) {
    nodes.put(view, node);
  }

  /** Adds what {@code other} has learnt, which is used up. */
  void addAll(Memory<A, V> other) {
    other.nodes.forEach(
        (view, node) -> {
          @Nullable Node<A> own = nodes.putIfAbsent(view, node);
          if (own != null) {
            own.addAll(node);
          }
        });
  }

  /** Another memory that has learnt the same. */
  Memory<A, V> copy() {
    Memory<A, V> copy = new Memory<>();
    nodes.forEach((view, node) -> copy.nodes.put(view, node.copy()));
    return copy;
  }
}

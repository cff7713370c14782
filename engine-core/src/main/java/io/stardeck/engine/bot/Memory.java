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

  /** The same, from now on something that can learn. */
  Node<A> of(V view) {
    return nodes.computeIfAbsent(view, fresh -> new Node<>());
  }

  /** Adds what {@code other} has learnt. */
  void addAll(Memory<A, V> other) {
    other.nodes.forEach((view, node) -> of(view).addAll(node));
  }
}

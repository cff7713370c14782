package io.stardeck.engine.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.json.GameJson;
import java.util.Map;

/** What a player whose action was refused may have meant. */
public final class Nearest {
  private Nearest() {}

  /**
   * The legal actions nearest to {@code refused}: of the same kind, and of those the ones that
   * differ from it in the fewest fields.
   *
   * @param legal what the actor of {@code refused} may do now
   * @return in the order of {@code legal}; empty if none of it is of the same kind
   */
  public static <A extends Action> ImmutableList<A> to(
      A refused, ImmutableList<A> legal, GameJson<?, ?, A, ?> json) {
    JsonNode meant = json.tree(refused);
    ImmutableList.Builder<A> nearest = ImmutableList.builder();
    int fewest = Integer.MAX_VALUE;
    for (A action : legal) {
      if (action.getClass() == refused.getClass()) {
        int differing = differing(meant, json.tree(action));
        if (differing < fewest) {
          nearest = ImmutableList.builder();
          fewest = differing;
        }
        if (differing == fewest) {
          nearest.add(action);
        }
      }
    }
    return nearest.build();
  }

  /** How many fields one of the two has that are missing or have another value in the other. */
  private static int differing(JsonNode one, JsonNode other) {
    int differing = 0;
    for (Map.Entry<String, JsonNode> field : one.properties()) {
      if (!field.getValue().equals(other.get(field.getKey()))) {
        differing++;
      }
    }
    for (Map.Entry<String, JsonNode> field : other.properties()) {
      if (!one.has(field.getKey())) {
        differing++;
      }
    }
    return differing;
  }
}

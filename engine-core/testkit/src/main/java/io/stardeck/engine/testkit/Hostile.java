package io.stardeck.engine.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Actions that somebody might send who does not keep to what is offered. */
final class Hostile {
  private Hostile() {}

  /** Actions like those of {@link #actions}, all of them from {@code actor}. */
  static <C, S, A extends Action, V extends View> ImmutableList<A> actionsOf(
      Position<C, S, A, V> position, Seat actor, ImmutableList<A> actions) {
    Set<A> own = new LinkedHashSet<>();
    for (A action : actions) {
      JsonNode tree = Mutation.with(position.json().tree(action), "actor", actor.number());
      read(position.json(), tree, own);
    }
    return ImmutableList.copyOf(own);
  }

  /**
   * About {@code count} actions: legal ones, stale ones, others' ones, and such whose fields were
   * mutated in their JSON.
   */
  static <C, S, A extends Action, V extends View> ImmutableList<A> actions(
      Position<C, S, A, V> position, int count) {
    List<A> base = new ArrayList<>(position.some(position.legal(), count));
    base.addAll(position.some(position.strays(), count));
    Set<A> actions =
        new LinkedHashSet<>(position.subject().hostile(position.state(), position.random()));
    if (base.isEmpty()) {
      return ImmutableList.copyOf(actions);
    }
    actions.addAll(position.some(position.strays(), count / 4));
    List<JsonNode> trees = new ArrayList<>();
    for (A action : base) {
      trees.add(position.json().tree(action));
    }
    Mutation mutation = new Mutation(position.random(), trees);
    for (int i = 0; i < count; i++) {
      JsonNode tree = trees.get(position.random().nextInt(trees.size()));
      JsonNode mutated =
          i % 4 == 0 ? Mutation.with(tree, "actor", anySeat(position)) : mutation.mutate(tree);
      read(position.json(), mutated, actions);
    }
    return ImmutableList.copyOf(actions);
  }

  private static int anySeat(Position<?, ?, ?, ?> position) {
    int players = position.seats().size();
    return position.random().nextInt(Math.min(players + 2, Seat.MAX + 1));
  }

  private static <A extends Action> void read(
      GameJson<?, ?, A, ?> json, JsonNode tree, Set<A> actions) {
    try {
      actions.add(json.readAction(tree));
    } catch (FaultException refused) {
      // What is no action cannot be sent; that it is refused in this way is all there is to show.
    }
  }
}

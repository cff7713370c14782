package io.stardeck.engine.session;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.Seat;
import io.stardeck.engine.View;
import io.stardeck.engine.json.GameJson;
import java.util.Optional;

/**
 * What one seat is shown of a game: all that it may know, and nothing else.
 *
 * @param view what it knows
 * @param prompt what the game waits for
 * @param legal what the seat may do, pass and the cheapest first; empty if it may do nothing
 * @param events what it was told since its last page, in order
 * @param takenBack whether decisions that it was told of have been taken back since its last page:
 *     the view is right, what was told before is not
 * @param toAct for whom the game waits, in seat order; empty once it is over
 * @param outcome how the game ended; empty as long as somebody may act
 */
public record Page<A extends Action, V extends View>(
    V view,
    Prompt prompt,
    ImmutableList<A> legal,
    ImmutableList<Event> events,
    boolean takenBack,
    ImmutableList<Seat> toAct,
    Optional<Outcome> outcome) {

  /** An object with a field for each component. */
  ObjectNode tree(GameJson<?, ?, A, V> json) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.set("view", json.tree(view));
    node.set("prompt", json.tree(prompt));
    node.set("legal", json.tree(legal));
    node.set("events", json.tree(events));
    node.put("takenBack", takenBack);
    node.set("toAct", json.tree(toAct));
    outcome.ifPresent(end -> node.set("outcome", json.tree(end)));
    return node;
  }
}

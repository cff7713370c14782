package io.stardeck.engine.record;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Event;
import java.util.Optional;

/**
 * One step of a replay.
 *
 * @param move the number of the move, 1 or more; 0 for the set-up
 * @param action what was done; empty for the set-up
 * @param state what came of it
 * @param events what happened, in order
 */
public record Step<S, A extends Action>(
    int move, Optional<A> action, S state, ImmutableList<Event> events) {}

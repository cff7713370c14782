package io.stardeck.engine;

/**
 * The types of a game's values, for reading them from JSON.
 *
 * @param config the configuration
 * @param state the state
 * @param action the sealed family of actions
 * @param view what one seat may know
 * @param event the sealed family of events
 */
public record GameTypes<C, S, A extends Action, V extends View>(
    Class<C> config,
    Class<S> state,
    Class<A> action,
    Class<V> view,
    Class<? extends GameEvent> event) {}

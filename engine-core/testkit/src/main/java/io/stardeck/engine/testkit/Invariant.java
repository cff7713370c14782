package io.stardeck.engine.testkit;

import java.util.function.Predicate;

/**
 * Something that holds in every state of a game.
 *
 * @param name the id under which it stands in the rules, such as {@code BF-I-01}
 * @param holds whether it does
 */
public record Invariant<S>(String name, Predicate<? super S> holds) {}

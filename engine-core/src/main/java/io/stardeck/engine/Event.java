package io.stardeck.engine;

/**
 * Something that happened, who may know of it, and the rule that caused it.
 *
 * @param audience who may see this event; for everyone else it does not exist
 * @param rule the rule that caused it
 * @param what what happened
 */
public record Event(Audience audience, RuleId rule, GameEvent what) {}

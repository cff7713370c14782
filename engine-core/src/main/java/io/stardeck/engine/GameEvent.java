package io.stardeck.engine;

/**
 * What happened, in the game's own terms, such as {@code CardDrawn}. A game's events form a sealed
 * family of records. Who may know of it, and the rule that caused it, stand in the {@link Event}
 * around it.
 */
public interface GameEvent {}

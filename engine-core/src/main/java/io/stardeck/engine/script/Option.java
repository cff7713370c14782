package io.stardeck.engine.script;

/**
 * One of the things among which a player chooses: a card, a number, none. A game's options form a
 * sealed family of records.
 */
public interface Option {}

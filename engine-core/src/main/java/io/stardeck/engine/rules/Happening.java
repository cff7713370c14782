package io.stardeck.engine.rules;

/**
 * Something that happened and that cards or rules may answer, such as "a ship was destroyed". It is
 * told to nobody (that is what events are for), and made only if a {@link Listener} asks for it.
 */
public interface Happening {}

package io.stardeck.engine.record;

/**
 * How a recorded game began.
 *
 * @param game the game's id
 * @param version of the game's rules
 * @param config the configuration
 * @param origin where all that is random comes from
 */
public record Beginning<C>(String game, String version, C config, Origin origin) {}

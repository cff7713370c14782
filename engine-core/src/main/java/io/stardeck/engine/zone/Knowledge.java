package io.stardeck.engine.zone;

import io.stardeck.engine.Audience;

/**
 * A part of what is known: by whom, and what.
 *
 * @param whose who knows that, and knows no more of any of its places
 * @param pool what they know
 */
public record Knowledge(Audience whose, Pool pool) {}

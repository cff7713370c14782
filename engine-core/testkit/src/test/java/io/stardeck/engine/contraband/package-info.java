/**
 * A game for testing what seats know: secret decks, hands that leave face down, tokens that nobody
 * else can tell apart. Start at {@link io.stardeck.engine.contraband.Contraband}.
 */
@NullMarked
package io.stardeck.engine.contraband;

import org.jspecify.annotations.NullMarked;

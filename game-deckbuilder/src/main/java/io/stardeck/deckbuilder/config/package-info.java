/**
 * What is agreed before a game. Start at {@link io.stardeck.deckbuilder.config.DeckbuilderConfig}.
 */
@NullMarked
package io.stardeck.deckbuilder.config;

import org.jspecify.annotations.NullMarked;

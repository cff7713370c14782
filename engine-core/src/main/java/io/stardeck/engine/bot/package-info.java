/**
 * Players that are functions. Start at {@link io.stardeck.engine.bot.Bots}; the contract is {@link
 * io.stardeck.engine.Bot}. {@link io.stardeck.engine.bot.Search} plays any game by thinking ahead.
 */
@NullMarked
package io.stardeck.engine.bot;

import org.jspecify.annotations.NullMarked;

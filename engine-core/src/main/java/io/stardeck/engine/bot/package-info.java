/**
 * Players that are functions. Start at {@link io.stardeck.engine.bot.Bots}; the contract is {@link
 * io.stardeck.engine.Bot}.
 */
@NullMarked
package io.stardeck.engine.bot;

import org.jspecify.annotations.NullMarked;

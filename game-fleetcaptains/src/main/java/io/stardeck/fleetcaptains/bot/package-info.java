/**
 * A player by rules of thumb: explores, claims missions, fights where it is ahead. Start at {@link
 * io.stardeck.fleetcaptains.bot.RuleOfThumbBot}.
 */
@NullMarked
package io.stardeck.fleetcaptains.bot;

import org.jspecify.annotations.NullMarked;

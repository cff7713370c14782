/**
 * A player by rules of thumb: reports a crew, flies where it can solve a mission, attempts none
 * that is hopeless. Start at {@link io.stardeck.stccg.bot.RuleOfThumbBot}.
 */
@NullMarked
package io.stardeck.stccg.bot;

import org.jspecify.annotations.NullMarked;

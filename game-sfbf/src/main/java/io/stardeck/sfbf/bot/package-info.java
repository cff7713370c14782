/**
 * A bot that plays by rules of thumb: one small class for each kind of decision, found by the phase
 * or draft that it is made in. Start at {@link io.stardeck.sfbf.bot.RuleOfThumbBot}.
 *
 * <p>Worth is told in points as they are scored: a ship destroyed is worth its victory points.
 */
@NullMarked
package io.stardeck.sfbf.bot;

import org.jspecify.annotations.NullMarked;

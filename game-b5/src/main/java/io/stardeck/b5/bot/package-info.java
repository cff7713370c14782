/**
 * A player of Babylon 5 that is a function: {@link io.stardeck.b5.bot.RuleOfThumbBot}. It knows
 * what its seat sees and the vocabulary of the cards, and no card by name.
 */
@NullMarked
package io.stardeck.b5.bot;

import org.jspecify.annotations.NullMarked;

/**
 * What is asked and answered, and what is known so far while a list of effects is carried out.
 * Start at {@link io.stardeck.deckbuilder.state.choice.Question}.
 */
@NullMarked
package io.stardeck.deckbuilder.state.choice;

import org.jspecify.annotations.NullMarked;

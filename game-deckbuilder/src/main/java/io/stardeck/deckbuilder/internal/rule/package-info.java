/** The rule of each action, one class for each. */
@NullMarked
package io.stardeck.deckbuilder.internal.rule;

import org.jspecify.annotations.NullMarked;

/** What is worked out: totals, amounts, conditions, selected cards. */
@NullMarked
package io.stardeck.deckbuilder.internal.formula;

import org.jspecify.annotations.NullMarked;

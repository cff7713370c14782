/** Tests of what is worked out: totals, costs, amounts, conditions, selected cards. */
@NullMarked
package io.stardeck.deckbuilder.formula;

import org.jspecify.annotations.NullMarked;

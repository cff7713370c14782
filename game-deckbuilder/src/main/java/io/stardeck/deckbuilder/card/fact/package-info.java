/** What is printed on cards: types, roles, families, keywords and what has a number. */
@NullMarked
package io.stardeck.deckbuilder.card.fact;

import org.jspecify.annotations.NullMarked;

/** What is printed on cards: kinds, races, abilities, marks, and the actions that they name. */
@NullMarked
package io.stardeck.b5.card.fact;

import org.jspecify.annotations.NullMarked;

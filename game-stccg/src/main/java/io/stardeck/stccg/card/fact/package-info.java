/** What is printed on cards: kinds, affiliations, classifications and numbers. */
@NullMarked
package io.stardeck.stccg.card.fact;

import org.jspecify.annotations.NullMarked;

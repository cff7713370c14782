/**
 * Cards as data: {@link io.stardeck.stccg.card.CardSets} reads sets of {@link
 * io.stardeck.stccg.card.CardDef}s.
 */
@NullMarked
package io.stardeck.stccg.card;

import org.jspecify.annotations.NullMarked;

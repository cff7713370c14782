/**
 * The cards as they are printed: what the 36 ships and the 90 action cards of one copy say, and
 * which set they come from. Start at {@link io.stardeck.sfbf.card.CardSet}; what a kind of card can
 * do is in {@link io.stardeck.sfbf.card.CardKind}.
 */
@NullMarked
package io.stardeck.sfbf.card;

import org.jspecify.annotations.NullMarked;

/**
 * Words about cards of hands, decks and piles, and about cards in play. Start at {@link
 * io.stardeck.stccg.internal.effects.cards.CardWords}.
 */
@NullMarked
package io.stardeck.stccg.internal.effects.cards;

import org.jspecify.annotations.NullMarked;

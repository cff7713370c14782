/**
 * Card sets, the ids of cards, and stacks of them. A game's set extends {@link
 * io.stardeck.engine.card.CardData} and is read by a {@link io.stardeck.engine.card.CardLibrary};
 * {@link io.stardeck.engine.card.CardId} names each card of a game, and a {@link
 * io.stardeck.engine.card.Pile} is an immutable stack of anything. Where cards lie, and who knows
 * it, is told by {@link io.stardeck.engine.zone}.
 */
@NullMarked
package io.stardeck.engine.card;

import org.jspecify.annotations.NullMarked;

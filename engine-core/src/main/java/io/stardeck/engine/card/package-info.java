/**
 * Cards and where they lie: {@link io.stardeck.engine.card.CardId}, {@link
 * io.stardeck.engine.card.Pile}.
 */
@NullMarked
package io.stardeck.engine.card;

import org.jspecify.annotations.NullMarked;

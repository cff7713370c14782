/**
 * The vocabulary in which cards are written: {@link io.stardeck.stccg.card.word.Requirement} for
 * conditions and filters, {@link io.stardeck.stccg.card.word.Effect} for what happens once, {@link
 * io.stardeck.stccg.card.word.Standing} for what holds as long as a card lies somewhere, {@link
 * io.stardeck.stccg.card.word.Trigger} for what happens again and again.
 */
@NullMarked
package io.stardeck.stccg.card.word;

import org.jspecify.annotations.NullMarked;

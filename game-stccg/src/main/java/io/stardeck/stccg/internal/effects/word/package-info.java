/**
 * What words have in common: whom an effect addresses ({@link
 * io.stardeck.stccg.internal.effects.word.Who}), whom it takes ({@link
 * io.stardeck.stccg.internal.effects.word.Selecting}), whereto ({@link
 * io.stardeck.stccg.internal.effects.word.Goals}), and who sees that there is something to choose
 * ({@link io.stardeck.stccg.internal.effects.word.Showing}).
 */
@NullMarked
package io.stardeck.stccg.internal.effects.word;

import org.jspecify.annotations.NullMarked;

/**
 * Effects of cards, word by word: {@link io.stardeck.stccg.internal.effects.Words} carries them
 * out, the words themselves stand in the packages below, what they share in {@code word}.
 */
@NullMarked
package io.stardeck.stccg.internal.effects;

import org.jspecify.annotations.NullMarked;

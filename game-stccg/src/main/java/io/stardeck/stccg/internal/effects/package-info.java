/** Effects of cards, word by word. */
@NullMarked
package io.stardeck.stccg.internal.effects;

import org.jspecify.annotations.NullMarked;

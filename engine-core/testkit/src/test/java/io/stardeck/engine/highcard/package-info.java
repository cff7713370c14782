/**
 * A small game with hidden hands, a hidden deck and random draws, on which the laws are shown to
 * hold, and to catch what breaks them.
 */
@NullMarked
package io.stardeck.engine.highcard;

import org.jspecify.annotations.NullMarked;

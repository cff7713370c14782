/** A game of three words, for testing how effects are carried out. */
@NullMarked
package io.stardeck.engine.fair;

import org.jspecify.annotations.NullMarked;

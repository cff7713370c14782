/** The game in words, for a terminal. */
@NullMarked
package io.stardeck.b5.internal.text;

import org.jspecify.annotations.NullMarked;

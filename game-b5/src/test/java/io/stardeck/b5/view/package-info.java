/** The game in words, as a player at the terminal reads it. */
@NullMarked
package io.stardeck.b5.view;

import org.jspecify.annotations.NullMarked;

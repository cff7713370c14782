/** The machinery of the game; nothing in it is meant for users. */
@NullMarked
package io.stardeck.sfbf.internal;

import org.jspecify.annotations.NullMarked;

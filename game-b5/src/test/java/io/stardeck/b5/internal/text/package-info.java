/** Tests of the game in words. */
@NullMarked
package io.stardeck.b5.internal.text;

import org.jspecify.annotations.NullMarked;

/** What only the game itself needs. */
@NullMarked
package io.stardeck.b5.internal;

import org.jspecify.annotations.NullMarked;

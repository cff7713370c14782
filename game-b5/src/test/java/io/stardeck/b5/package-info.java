/** What holds for the whole game. */
@NullMarked
package io.stardeck.b5;

import org.jspecify.annotations.NullMarked;

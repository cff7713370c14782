/** Cards as data. */
@NullMarked
package io.stardeck.b5.card;

import org.jspecify.annotations.NullMarked;

/** Cards, tested. */
@NullMarked
package io.stardeck.engine.card;

import org.jspecify.annotations.NullMarked;

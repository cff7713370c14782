/** The turn: its start, the card play, orders, its end. */
@NullMarked
package io.stardeck.stccg.internal.turn;

import org.jspecify.annotations.NullMarked;

/** Named steps: what several rules do, written once. */
@NullMarked
package io.stardeck.deckbuilder.internal.step;

import org.jspecify.annotations.NullMarked;

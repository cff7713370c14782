/**
 * Named steps: what several rules do, written once. Here is what all of it stands on, cards, runs
 * and payments; the steps of battles and of space are above it, in packages of their own.
 */
@NullMarked
package io.stardeck.deckbuilder.internal.step;

import org.jspecify.annotations.NullMarked;

/**
 * Named steps: what several rules need (draw a card, destroy a ship), written once, each citing its
 * own rules.
 */
@NullMarked
package io.stardeck.sfbf.internal.step;

import org.jspecify.annotations.NullMarked;

/**
 * Cards that move: the dealer, entering and leaving play, persons who go from host to host, scores.
 */
@NullMarked
package io.stardeck.stccg.internal.card;

import org.jspecify.annotations.NullMarked;

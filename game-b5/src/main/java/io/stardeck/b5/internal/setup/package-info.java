/** How a game begins ({@code B5-FRM-01} to {@code B5-FRM-04}). */
@NullMarked
package io.stardeck.b5.internal.setup;

import org.jspecify.annotations.NullMarked;

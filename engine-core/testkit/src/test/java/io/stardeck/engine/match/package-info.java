/** Matches and simulations, tested. */
@NullMarked
package io.stardeck.engine.match;

import org.jspecify.annotations.NullMarked;

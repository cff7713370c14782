/** The laws of every game, and the invariants of this one, over games of all configurations. */
@NullMarked
package io.stardeck.sfbf.laws;

import org.jspecify.annotations.NullMarked;

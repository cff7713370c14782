/** The set-up, from a configuration to the first turn (BF-SET). */
@NullMarked
package io.stardeck.sfbf.internal.setup;

import org.jspecify.annotations.NullMarked;

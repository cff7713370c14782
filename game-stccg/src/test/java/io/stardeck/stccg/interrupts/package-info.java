/** Interrupts and their windows, shown. */
@NullMarked
package io.stardeck.stccg.interrupts;

import org.jspecify.annotations.NullMarked;

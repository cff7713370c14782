/** Phase 4 as a whole, and the redraw. */
@NullMarked
package io.stardeck.sfbf.choice;

import org.jspecify.annotations.NullMarked;

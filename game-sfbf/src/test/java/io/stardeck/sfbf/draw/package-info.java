/** Phase 1, and what an empty hand may take. */
@NullMarked
package io.stardeck.sfbf.draw;

import org.jspecify.annotations.NullMarked;

/** Phase 1, the draw (BF-DRW). */
@NullMarked
package io.stardeck.sfbf.internal.draw;

import org.jspecify.annotations.NullMarked;

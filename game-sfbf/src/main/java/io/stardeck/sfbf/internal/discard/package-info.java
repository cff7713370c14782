/** Phase 5, discards and the end of the turn (BF-DIS). */
@NullMarked
package io.stardeck.sfbf.internal.discard;

import org.jspecify.annotations.NullMarked;

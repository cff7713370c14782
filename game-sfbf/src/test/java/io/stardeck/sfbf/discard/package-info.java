/** Phase 5, and the order on the discard pile. */
@NullMarked
package io.stardeck.sfbf.discard;

import org.jspecify.annotations.NullMarked;

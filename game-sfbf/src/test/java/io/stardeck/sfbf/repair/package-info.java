/** Phase 2. */
@NullMarked
package io.stardeck.sfbf.repair;

import org.jspecify.annotations.NullMarked;

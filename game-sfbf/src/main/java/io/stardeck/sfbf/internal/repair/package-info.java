/** Phase 2, repairs (BF-REP). */
@NullMarked
package io.stardeck.sfbf.internal.repair;

import org.jspecify.annotations.NullMarked;

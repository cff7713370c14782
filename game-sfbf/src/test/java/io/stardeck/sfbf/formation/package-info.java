/** Phase 3, the second formation change, and what lies face down. */
@NullMarked
package io.stardeck.sfbf.formation;

import org.jspecify.annotations.NullMarked;

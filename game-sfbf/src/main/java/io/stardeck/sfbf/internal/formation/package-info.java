/** Phase 3, formation changes, with cloak and web (BF-FRM, BF-CLK, BF-WEB). */
@NullMarked
package io.stardeck.sfbf.internal.formation;

import org.jspecify.annotations.NullMarked;

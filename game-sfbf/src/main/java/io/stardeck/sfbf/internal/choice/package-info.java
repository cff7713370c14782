/** Phase 4, what is done in a turn, and the redraw (BF-ATK-01 to 07). */
@NullMarked
package io.stardeck.sfbf.internal.choice;

import org.jspecify.annotations.NullMarked;

/** Ships and outposts that are damaged, destroyed, repaired. */
@NullMarked
package io.stardeck.stccg.internal.damage;

import org.jspecify.annotations.NullMarked;

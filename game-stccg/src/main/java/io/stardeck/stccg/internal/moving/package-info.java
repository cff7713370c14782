/** Loading, beaming, staffing and moving. */
@NullMarked
package io.stardeck.stccg.internal.moving;

import org.jspecify.annotations.NullMarked;

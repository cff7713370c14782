/** Loading, beaming, staffing and moving. */
@NullMarked
package io.stardeck.stccg.moving;

import org.jspecify.annotations.NullMarked;

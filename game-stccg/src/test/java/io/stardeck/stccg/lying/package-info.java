/** Cards that lie in play. */
@NullMarked
package io.stardeck.stccg.lying;

import org.jspecify.annotations.NullMarked;

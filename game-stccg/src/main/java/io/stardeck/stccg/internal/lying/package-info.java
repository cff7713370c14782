/** Cards that lie in play: what they do again and again, how they are cured, when they are done. */
@NullMarked
package io.stardeck.stccg.internal.lying;

import org.jspecify.annotations.NullMarked;

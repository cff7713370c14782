/** The player by rules of thumb, shown. */
@NullMarked
package io.stardeck.stccg.bot;

import org.jspecify.annotations.NullMarked;

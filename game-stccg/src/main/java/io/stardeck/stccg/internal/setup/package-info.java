/** The set-up: missions, seeds, outposts, the opening. */
@NullMarked
package io.stardeck.stccg.internal.setup;

import org.jspecify.annotations.NullMarked;

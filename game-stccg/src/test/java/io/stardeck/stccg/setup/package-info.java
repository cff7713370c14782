/** The set-up. */
@NullMarked
package io.stardeck.stccg.setup;

import org.jspecify.annotations.NullMarked;

/** What cards may be played on. */
@NullMarked
package io.stardeck.stccg.internal.target;

import org.jspecify.annotations.NullMarked;

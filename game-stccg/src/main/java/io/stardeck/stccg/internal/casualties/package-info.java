/** Who dies and what is destroyed. */
@NullMarked
package io.stardeck.stccg.internal.casualties;

import org.jspecify.annotations.NullMarked;

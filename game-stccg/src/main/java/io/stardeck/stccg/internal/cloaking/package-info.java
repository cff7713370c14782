/** Cloaking and decloaking. */
@NullMarked
package io.stardeck.stccg.internal.cloaking;

import org.jspecify.annotations.NullMarked;

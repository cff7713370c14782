/** Fighters, from ships and from planets (BF-FTR, BF-PBF). */
@NullMarked
package io.stardeck.sfbf.internal.fighters;

import org.jspecify.annotations.NullMarked;

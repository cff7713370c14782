/** The Klingon mutiny. */
@NullMarked
package io.stardeck.sfbf.mutiny;

import org.jspecify.annotations.NullMarked;

/** The Klingon mutiny (BF-MUT). */
@NullMarked
package io.stardeck.sfbf.internal.mutiny;

import org.jspecify.annotations.NullMarked;

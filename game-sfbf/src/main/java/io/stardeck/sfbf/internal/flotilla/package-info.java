/** The flotilla of PFs and who intercepts it (BF-PFF). */
@NullMarked
package io.stardeck.sfbf.internal.flotilla;

import org.jspecify.annotations.NullMarked;

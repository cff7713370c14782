/** The PF flotilla: interception, target, damage. */
@NullMarked
package io.stardeck.sfbf.flotilla;

import org.jspecify.annotations.NullMarked;

/** The rounds and steps of a turn, and the windows in them: one small class for each. */
@NullMarked
package io.stardeck.b5.internal.phase;

import org.jspecify.annotations.NullMarked;

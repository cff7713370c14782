/** Star Trek: The Next Generation CCG, first edition. Start at {@link StccgRules}. */
@NullMarked
package io.stardeck.stccg;

import org.jspecify.annotations.NullMarked;

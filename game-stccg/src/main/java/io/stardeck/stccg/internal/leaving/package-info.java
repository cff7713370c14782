/** Players who give up, and what becomes of their cards. */
@NullMarked
package io.stardeck.stccg.internal.leaving;

import org.jspecify.annotations.NullMarked;

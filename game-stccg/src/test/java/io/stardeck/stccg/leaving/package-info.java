/** Players who give up, and games of three and four. */
@NullMarked
package io.stardeck.stccg.leaving;

import org.jspecify.annotations.NullMarked;

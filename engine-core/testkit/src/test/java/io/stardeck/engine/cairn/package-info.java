/** A game in which who has agreed to stop may go on as long as the others have not. */
@NullMarked
package io.stardeck.engine.cairn;

import org.jspecify.annotations.NullMarked;

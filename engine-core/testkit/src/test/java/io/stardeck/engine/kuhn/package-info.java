/** A game with secrets whose solution is known, to hold searches to. */
@NullMarked
package io.stardeck.engine.kuhn;

import org.jspecify.annotations.NullMarked;

/** The laws of the engine, held against this game. */
@NullMarked
package io.stardeck.stccg.laws;

import org.jspecify.annotations.NullMarked;

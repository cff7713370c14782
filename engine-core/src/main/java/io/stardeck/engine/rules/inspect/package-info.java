/**
 * States from outside: what makes one no state of a game. Start at {@link
 * io.stardeck.engine.rules.inspect.Inspection}.
 */
@NullMarked
package io.stardeck.engine.rules.inspect;

import org.jspecify.annotations.NullMarked;

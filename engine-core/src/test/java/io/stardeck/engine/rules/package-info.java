/** What a game is made of, tested. */
@NullMarked
package io.stardeck.engine.rules;

import org.jspecify.annotations.NullMarked;

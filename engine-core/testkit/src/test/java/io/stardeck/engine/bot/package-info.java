/** Bots, tested. */
@NullMarked
package io.stardeck.engine.bot;

import org.jspecify.annotations.NullMarked;

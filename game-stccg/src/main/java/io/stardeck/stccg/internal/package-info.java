/** What only this game needs, in the chapters of its rulebook. */
@NullMarked
package io.stardeck.stccg.internal;

import org.jspecify.annotations.NullMarked;

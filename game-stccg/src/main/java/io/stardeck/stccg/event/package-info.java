/** Everything that can happen: {@link io.stardeck.stccg.event.StccgEvent}. */
@NullMarked
package io.stardeck.stccg.event;

import org.jspecify.annotations.NullMarked;

/** Playing cards: ships, persons and equipment report, events are laid. */
@NullMarked
package io.stardeck.stccg.internal.reporting;

import org.jspecify.annotations.NullMarked;

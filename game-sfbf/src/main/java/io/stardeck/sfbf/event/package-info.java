/**
 * What happened, as values that a client animates and a log tells: {@link
 * io.stardeck.sfbf.event.BattleForceEvent} lists them.
 */
@NullMarked
package io.stardeck.sfbf.event;

import org.jspecify.annotations.NullMarked;

/** What the words of the cards do, one after the other. */
@NullMarked
package io.stardeck.fleetcaptains.internal.effect;

import org.jspecify.annotations.NullMarked;

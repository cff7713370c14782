/** What only the game needs: values, named steps, and the chapters of the rulebook. */
@NullMarked
package io.stardeck.fleetcaptains.internal;

import org.jspecify.annotations.NullMarked;

/**
 * All that a game needs to go on. Start at {@link io.stardeck.fleetcaptains.state.FleetState}: a
 * table that everybody sees, the secrets of each seat, and the zones in which the cards lie.
 */
@NullMarked
package io.stardeck.fleetcaptains.state;

import org.jspecify.annotations.NullMarked;

/**
 * What can be chosen before a game. Start at {@link io.stardeck.fleetcaptains.config.FleetConfig}.
 */
@NullMarked
package io.stardeck.fleetcaptains.config;

import org.jspecify.annotations.NullMarked;

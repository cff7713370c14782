/**
 * Star Trek: Fleet Captains: fleets of starships on a board of hexagonal tiles.
 *
 * <p>Start at {@link io.stardeck.fleetcaptains.FleetCaptainsGame} for play, at {@link
 * io.stardeck.fleetcaptains.FleetCaptainsRules} for the rules, at {@code config} for what can be
 * chosen, and at {@code card} for the vocabulary in which ships, tiles and cards are written.
 */
@NullMarked
package io.stardeck.fleetcaptains;

import org.jspecify.annotations.NullMarked;

/**
 * What is printed on ships, tiles and cards: factions, systems, settings of a dial, kinds of tiles,
 * missions and installations.
 */
@NullMarked
package io.stardeck.fleetcaptains.card.fact;

import org.jspecify.annotations.NullMarked;

/**
 * What a player can do: one small decision each. Ships and cards are named by id, spaces by their
 * numbers in the board's shape, settings by their numbers on the ship's card.
 */
@NullMarked
package io.stardeck.fleetcaptains.action;

import org.jspecify.annotations.NullMarked;

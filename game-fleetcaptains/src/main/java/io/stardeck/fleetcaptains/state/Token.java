package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.Seat;

/**
 * A cloak token on the board. What it stands for lies in its place among the zones.
 *
 * @param number its public name, new each time that tokens are mixed or placed
 */
public record Token(int number, Seat owner, int at) {}

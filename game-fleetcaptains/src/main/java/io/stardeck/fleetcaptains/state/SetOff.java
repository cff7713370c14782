package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.Seat;

/** A triggered ability that was set off and waits to be carried out ({@code FC-D-87}). */
public record SetOff(Seat player, Use use) {}

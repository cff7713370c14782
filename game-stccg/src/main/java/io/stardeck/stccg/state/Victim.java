package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import java.util.Optional;

/**
 * Who is about to die, or a ship about to be destroyed.
 *
 * @param seat whose it is
 * @param card the card, which all see
 * @param host what a person is on; nothing of a ship
 */
public record Victim(Seat seat, Card card, Optional<Host> host) {}

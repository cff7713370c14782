package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;

/**
 * A pod with the survivors of a ship ({@code ST-SPC-15}).
 *
 * @param card the card that made it, which lies with it
 * @param controller whose persons are in it
 * @param location where it is
 */
public record Pod(Card card, Seat controller, int location) {
  /** It as a host. */
  public Host host() {
    return Host.pod(card.id());
  }
}

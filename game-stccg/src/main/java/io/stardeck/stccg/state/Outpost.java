package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/**
 * An outpost in play.
 *
 * @param card the card
 * @param controller who uses it
 * @param location where it is; it stays there ({@code ST-OUT-11})
 */
public record Outpost(Card card, Seat controller, int location) {
  /** The id of its card. */
  public CardId id() {
    return card.id();
  }

  /** It as a host. */
  public Host host() {
    return Host.outpost(id());
  }
}

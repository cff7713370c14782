package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.card.CardId;
import java.util.Optional;

/** What was chosen for a card: a ship, or a tile. */
public record Target(Optional<CardId> ship, Optional<Integer> tile) {
  /** A ship. */
  public static Target of(CardId ship) {
    return new Target(Optional.of(ship), Optional.empty());
  }

  /** A tile. */
  public static Target of(int tile) {
    return new Target(Optional.empty(), Optional.of(tile));
  }
}

package io.stardeck.fleetcaptains.state;

import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A face that is played, or an ability that is used.
 *
 * @param card the card, the ship or the tile
 * @param part whether it is a face or an ability
 * @param number its number
 * @param ship the ship that it is played on, that plays it, or that has the ability
 */
public record Use(CardId card, Part part, int number, Optional<CardId> ship) {
  /** What is played or used. */
  public enum Part {
    /** A face of a command card. */
    FACE,
    /** An ability. */
    ABILITY
  }
}

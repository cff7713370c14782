package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.stccg.card.word.Standing;
import java.util.Optional;

/**
 * A standing effect in force.
 *
 * @param what what holds
 * @param by the card that lies there, or what it has brought about
 */
public record InForce<T extends Standing>(T what, Source by) {
  /**
   * Where a standing effect comes from.
   *
   * @param def the definition of the card
   * @param card the card that lies there, if one does
   * @param controller who has played it
   * @param on on what it lies or acts
   * @param counted how often it has counted
   * @param turned whether it is turned over
   */
  public record Source(
      String def, Optional<CardId> card, Seat controller, On on, int counted, boolean turned) {}
}

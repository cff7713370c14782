package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.OptionalInt;

/**
 * A card that lies in play and does something there: an event, a dilemma, an interrupt that stays,
 * an intruder, an artifact on the table.
 *
 * @param card the card
 * @param controller whose it is; of a dilemma, whose group has met it
 * @param on what it lies on
 * @param since the number of the turn in which it came to lie there
 * @param countdown the full turns that are left ({@code ST-EFF-43})
 * @param counted how often it has counted
 * @param turned whether it is turned over
 */
public record Lying(
    Card card,
    Seat controller,
    On on,
    int since,
    OptionalInt countdown,
    int counted,
    boolean turned) {
  /** The id of its card. */
  public CardId id() {
    return card.id();
  }

  /** With so many turns left. */
  public Lying countdown(int left) {
    return new Lying(card, controller, on, since, OptionalInt.of(left), counted, turned);
  }

  /** Having counted once more. */
  public Lying counting() {
    return new Lying(card, controller, on, since, countdown, counted + 1, turned);
  }

  /** Turned over. */
  public Lying turnedOver() {
    return new Lying(card, controller, on, since, countdown, counted, !turned);
  }

  /** On something else. */
  public Lying on(On other) {
    return new Lying(card, controller, other, since, countdown, counted, turned);
  }
}

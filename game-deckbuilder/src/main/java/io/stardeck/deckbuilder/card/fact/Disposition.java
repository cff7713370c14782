package io.stardeck.deckbuilder.card.fact;

import java.util.Optional;

/**
 * Where a card goes, where it differs from {@code DB-EVT-08} and {@code DB-SBS-09}.
 *
 * @param achieved if its Goal was met; of a Starship, if it was won and is no flagship
 * @param failed if it was not met, or the Starship not won
 * @param done if it has none
 */
public record Disposition(Optional<Place> achieved, Optional<Place> failed, Optional<Place> done) {
  /** As the rules say. */
  public static final Disposition USUAL =
      new Disposition(Optional.empty(), Optional.empty(), Optional.empty());

  /** Where the card goes when it is won: unless it says so, to the Points Area. */
  public Place won() {
    return achieved.orElse(Place.POINTS);
  }
}

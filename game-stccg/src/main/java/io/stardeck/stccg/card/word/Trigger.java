package io.stardeck.stccg.card.word;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a card does again and again ({@code ST-EFF-25}).
 *
 * @param at when
 * @param event what happens then, and nothing at the start or the end of a turn: the effects come
 *     before anybody may answer it
 * @param of in whose turns; of an event, whose it is: who gives the order, plays the card, fights
 *     or loses somebody
 * @param full whether only in turns that began after the card came to lie where it lies
 * @param effects what it does
 */
public record Trigger(
    Moment at, Optional<Opening> event, Turns of, boolean full, ImmutableList<Effect> effects) {
  /** When. */
  public enum Moment {
    /** At its start. */
    START_OF_TURN,
    /** At its end, before the draw. */
    END_OF_TURN,
    /** Whenever something happens where, or to whom, the card lies on; on the table: anywhere. */
    ON_EVENT
  }

  /** In whose turns. */
  public enum Turns {
    /** In every player's. */
    EVERY,
    /** In those of the card's controller. */
    OWN,
    /** In those of the controller of the card that it lies on. */
    HOST,
    /** In those of the card's opponents. */
    OPPONENTS
  }
}

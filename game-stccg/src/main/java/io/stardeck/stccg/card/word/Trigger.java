package io.stardeck.stccg.card.word;

import com.google.common.collect.ImmutableList;

/**
 * What a card does again and again ({@code ST-EFF-25}).
 *
 * @param at when in a turn
 * @param of in whose turns
 * @param full whether only in turns that began after the card came to lie where it lies
 * @param effects what it does
 */
public record Trigger(Moment at, Turns of, boolean full, ImmutableList<Effect> effects) {
  /** When in a turn. */
  public enum Moment {
    /** At its start. */
    START_OF_TURN,
    /** At its end, before the draw. */
    END_OF_TURN
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

package io.stardeck.sfbf.state;

import io.stardeck.engine.card.CardId;
import java.util.Optional;

/**
 * A defence card that works on the whole attack: Reinforce Shields, ECM, Erratic Maneuvers, Wild
 * Weasel, Disengage.
 *
 * @param card the card
 * @param cancelled whether a reaction has cancelled it; it still counts as played (BF-RCT-07)
 * @param aim with traditional damage the weapon card that ECM or Erratic Maneuvers cancels
 *     (BF-D-56)
 */
public record Defence(CardId card, boolean cancelled, Optional<CardId> aim) {
  /** The card as it is played. */
  public static Defence of(CardId card, Optional<CardId> aim) {
    return new Defence(card, false, aim);
  }

  /** This defence, cancelled by a reaction. */
  public Defence cancel() {
    return new Defence(card, true, aim);
  }
}

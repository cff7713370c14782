package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxSet;

/**
 * A weapon card fired in defence: at a drone or plasma torpedo, at fighters, or at a PF flotilla.
 *
 * @param by who fires
 * @param ship the ship that fires
 * @param card the weapon card
 * @param boxes the boxes that fire it
 * @param support the doubling card on it, or none
 */
public record Fire(Seat by, ShipId ship, CardId card, BoxSet boxes, ImmutableList<CardId> support) {
  /** This fire with {@code doubling} on it. */
  public Fire supportedBy(CardId doubling) {
    return new Fire(by, ship, card, boxes, ImmutableList.of(doubling));
  }
}

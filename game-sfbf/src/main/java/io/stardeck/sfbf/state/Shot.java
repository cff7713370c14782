package io.stardeck.sfbf.state;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.sfbf.card.BoxSet;

/**
 * A weapon card of an attack, and what the defence has done to it so far.
 *
 * @param card the weapon card
 * @param boxes the box that fires it; two for a plasma-S from option mounts (BF-ORI-02)
 * @param support the doubling card on it, or none (BF-SUP-05)
 * @param cancels how many units of it were cancelled: of a Scatterpack drone the first cancel takes
 *     the Scatterpack (BF-DEF-23)
 * @param fire the sum of the phaser fire at it (BF-DEF-26)
 */
public record Shot(
    CardId card, BoxSet boxes, ImmutableList<CardId> support, int cancels, int fire) {
  /** The card as it is committed, with no support yet. */
  public static Shot of(CardId card, BoxSet boxes) {
    return new Shot(card, boxes, ImmutableList.of(), 0, 0);
  }

  /** This shot with {@code card} doubling it. */
  public Shot supportedBy(CardId doubling) {
    return new Shot(card, boxes, ImmutableList.of(doubling), cancels, fire);
  }

  /** This shot with one unit more cancelled. */
  public Shot cancelledOnce() {
    return new Shot(card, boxes, support, cancels + 1, fire);
  }

  /** This shot with that much more phaser fire at it. */
  public Shot firedAt(int points) {
    return new Shot(card, boxes, support, cancels, fire + points);
  }
}

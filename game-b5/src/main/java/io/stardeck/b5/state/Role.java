package io.stardeck.b5.state;

import io.stardeck.b5.card.fact.Side;

/** How a participant came into a conflict. */
public enum Role {
  SUPPORT,
  OPPOSE,
  ATTACK;

  /** That of a card that joins that side. */
  public static Role of(Side side) {
    return side == Side.SUPPORT ? SUPPORT : OPPOSE;
  }
}

package io.stardeck.sfbf.internal.step;

import io.stardeck.engine.Seat;
import io.stardeck.sfbf.state.PublicFacts;

/**
 * When a window opens: by the kind of the event and the number of cards, never by what they are
 * (section 2.4, BF-I-40).
 */
public final class Windows {
  private Windows() {}

  /**
   * Whether {@code seat}, who is not active, has a card to play or may take one because their hand
   * is empty; or the solitaire enemy keeps an open card.
   */
  public static boolean mayPlay(PublicFacts facts, Seat seat) {
    if (!facts.isPlayer(seat)) {
      return !facts.table().enemyCards().isEmpty();
    }
    return facts.handSize(seat) > 0 || mayTakeReserve(facts, seat) || mayDrawTwo(facts, seat);
  }

  /** Whether the attacker, the solitaire enemy too, has a card to answer a defence with. */
  public static boolean mayReact(PublicFacts facts, Seat attacker) {
    return facts.isPlayer(attacker)
        ? facts.handSize(attacker) > 0
        : !facts.table().enemyCards().isEmpty();
  }

  /** Whether the empty hand of {@code seat} may take a reserve card (BF-RSV-02, BF-OUT-01). */
  private static boolean mayTakeReserve(PublicFacts facts, Seat seat) {
    return facts.handSize(seat) == 0 && facts.stashSize(seat) > 0 && facts.hasShips(seat);
  }

  /** Whether the empty hand of {@code seat} may draw two cards (BF-RSV-06, BF-OUT-01). */
  private static boolean mayDrawTwo(PublicFacts facts, Seat seat) {
    return facts.table().emptyHandDraws()
        && facts.handSize(seat) == 0
        && facts.hasShips(seat)
        && Cards.canDraw(facts);
  }
}
